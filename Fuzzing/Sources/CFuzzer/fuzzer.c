#include "fuzzer.h"
