// The files of ../Page as bytes. Written by script/page-files.
#include "page_files.h"

// #embed is of C23; the compilers of Swift know it in earlier C too.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char file_api_js[] = {
#embed "../Page/api.js"
};

static const unsigned char file_attachments_js[] = {
#embed "../Page/attachments.js"
};

static const unsigned char file_chat_js[] = {
#embed "../Page/chat.js"
};

static const unsigned char file_commands_js[] = {
#embed "../Page/commands.js"
};

static const unsigned char file_completion_js[] = {
#embed "../Page/completion.js"
};

static const unsigned char file_composer_js[] = {
#embed "../Page/composer.js"
};

static const unsigned char file_dialogs_js[] = {
#embed "../Page/dialogs.js"
};

static const unsigned char file_dom_js[] = {
#embed "../Page/dom.js"
};

static const unsigned char file_history_js[] = {
#embed "../Page/history.js"
};

static const unsigned char file_icon_svg[] = {
#embed "../Page/icon.svg"
};

static const unsigned char file_index_html[] = {
#embed "../Page/index.html"
};

static const unsigned char file_live_js[] = {
#embed "../Page/live.js"
};

static const unsigned char file_main_js[] = {
#embed "../Page/main.js"
};

static const unsigned char file_memory_js[] = {
#embed "../Page/memory.js"
};

static const unsigned char file_models_js[] = {
#embed "../Page/models.js"
};

static const unsigned char file_page_css[] = {
#embed "../Page/page.css"
};

static const unsigned char file_prompts_js[] = {
#embed "../Page/prompts.js"
};

static const unsigned char file_reply_js[] = {
#embed "../Page/reply.js"
};

static const unsigned char file_skills_js[] = {
#embed "../Page/skills.js"
};

static const unsigned char file_stream_js[] = {
#embed "../Page/stream.js"
};

static const unsigned char file_thread_js[] = {
#embed "../Page/thread.js"
};

static const unsigned char file_tools_js[] = {
#embed "../Page/tools.js"
};

static const unsigned char file_turn_js[] = {
#embed "../Page/turn.js"
};

static const unsigned char file_why_js[] = {
#embed "../Page/why.js"
};

static const struct page_file files[] = {
    {"/page/api.js", "text/javascript; charset=utf-8", file_api_js, sizeof file_api_js},
    {"/page/attachments.js", "text/javascript; charset=utf-8", file_attachments_js, sizeof file_attachments_js},
    {"/page/chat.js", "text/javascript; charset=utf-8", file_chat_js, sizeof file_chat_js},
    {"/page/commands.js", "text/javascript; charset=utf-8", file_commands_js, sizeof file_commands_js},
    {"/page/completion.js", "text/javascript; charset=utf-8", file_completion_js, sizeof file_completion_js},
    {"/page/composer.js", "text/javascript; charset=utf-8", file_composer_js, sizeof file_composer_js},
    {"/page/dialogs.js", "text/javascript; charset=utf-8", file_dialogs_js, sizeof file_dialogs_js},
    {"/page/dom.js", "text/javascript; charset=utf-8", file_dom_js, sizeof file_dom_js},
    {"/page/history.js", "text/javascript; charset=utf-8", file_history_js, sizeof file_history_js},
    {"/page/icon.svg", "image/svg+xml", file_icon_svg, sizeof file_icon_svg},
    {"/", "text/html; charset=utf-8", file_index_html, sizeof file_index_html},
    {"/page/live.js", "text/javascript; charset=utf-8", file_live_js, sizeof file_live_js},
    {"/page/main.js", "text/javascript; charset=utf-8", file_main_js, sizeof file_main_js},
    {"/page/memory.js", "text/javascript; charset=utf-8", file_memory_js, sizeof file_memory_js},
    {"/page/models.js", "text/javascript; charset=utf-8", file_models_js, sizeof file_models_js},
    {"/page/page.css", "text/css; charset=utf-8", file_page_css, sizeof file_page_css},
    {"/page/prompts.js", "text/javascript; charset=utf-8", file_prompts_js, sizeof file_prompts_js},
    {"/page/reply.js", "text/javascript; charset=utf-8", file_reply_js, sizeof file_reply_js},
    {"/page/skills.js", "text/javascript; charset=utf-8", file_skills_js, sizeof file_skills_js},
    {"/page/stream.js", "text/javascript; charset=utf-8", file_stream_js, sizeof file_stream_js},
    {"/page/thread.js", "text/javascript; charset=utf-8", file_thread_js, sizeof file_thread_js},
    {"/page/tools.js", "text/javascript; charset=utf-8", file_tools_js, sizeof file_tools_js},
    {"/page/turn.js", "text/javascript; charset=utf-8", file_turn_js, sizeof file_turn_js},
    {"/page/why.js", "text/javascript; charset=utf-8", file_why_js, sizeof file_why_js},
};

size_t page_file_count(void) { return sizeof files / sizeof files[0]; }

const struct page_file *page_file_at(size_t index) { return &files[index]; }
