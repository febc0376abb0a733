/// What one can study.
enum FieldsOfStudy {
    /// Whether a word names a field.
    static func contains(_ form: String) -> Bool { fields.contains(form) }

    private static let fields: Set<String> = Set(
        """
        medicine law chemistry physics biology mathematics maths math history philosophy economics psychology sociology linguistics
        engineering architecture nursing dentistry pharmacy geology geography literature journalism accounting finance marketing
        informatics robotics statistics astronomy anthropology archaeology theology botany zoology ecology genetics neuroscience
        biochemistry business politics education music theatre drama art design fashion agriculture forestry logistics electronics
        mechatronics optometry physiotherapy veterinary criminology ethnology musicology hydrology oceanography meteorology
        science sciences studies management administration humanities classics photography film animation computing
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}
