#include <histedit.h>
#include <stdio.h>
#include <wchar.h>

// Swift cannot call variadic functions; these are the forms of el_set and history that are used.

// The system's header declares it to programs of the X/Open standard alone.
extern int wcwidth(wchar_t character);

static inline int line_editor_columns(wchar_t character) { return wcwidth(character); }

typedef char *(*line_editor_prompt)(EditLine *);
typedef unsigned char (*line_editor_function)(EditLine *, int);

static inline int line_editor_set_flag(EditLine *editor, int operation, int value) {
    return el_set(editor, operation, value);
}

static inline int line_editor_set_text(EditLine *editor, int operation, const char *value) {
    return el_set(editor, operation, value);
}

static inline int line_editor_set_prompt(EditLine *editor, line_editor_prompt prompt, char escape) {
    return el_set(editor, EL_PROMPT_ESC, prompt, escape);
}

static inline int line_editor_set_data(EditLine *editor, void *data) {
    return el_set(editor, EL_CLIENTDATA, data);
}

static inline void *line_editor_data(EditLine *editor) {
    void *data = 0;
    return el_get(editor, EL_CLIENTDATA, &data) == 0 ? data : 0;
}

static inline int line_editor_add(EditLine *editor, const char *name, const char *help, line_editor_function function) {
    return el_set(editor, EL_ADDFN, name, help, function);
}

static inline int line_editor_bind(EditLine *editor, const char *key, const char *name) {
    return el_set(editor, EL_BIND, key, name, (const char *)0);
}

static inline int line_editor_set_terminal(EditLine *editor, const char *mode, const char *change) {
    return el_set(editor, EL_SETTY, mode, change, (const char *)0);
}

static inline int line_editor_set_history(EditLine *editor, History *lines) {
    return el_set(editor, EL_HIST, history, lines);
}

static inline int line_history_set(History *lines, int operation, int value) {
    HistEvent event;
    return history(lines, &event, operation, value);
}

static inline int line_history_text(History *lines, int operation, const char *text) {
    HistEvent event;
    return history(lines, &event, operation, text);
}

// The standard streams are variables that Swift's concurrency checks refuse.

static inline EditLine *line_editor_make(const char *program) {
    return el_init(program, stdin, stdout, stderr);
}

static inline void line_editor_write(const char *text) {
    fputs(text, stdout);
    fflush(stdout);
}
