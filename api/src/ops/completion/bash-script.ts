import type { CommandWords, OptionWords, Value } from './command-words.js';

/** Returns what bash reads to complete 'emit'. */
export function bashScript(commands: readonly CommandWords[]): string {
  return `# bash completion for emit
_emit() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD - 1]} at= word
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$at $word" in
      ${alternatives(commands.slice(1).map(({ path }) => path))}) at+=" $word" ;;
    esac
  done
  # bash takes --format=json for three words.
  [[ $cur == = ]] && cur=
  [[ $prev == = ]] && prev=\${COMP_WORDS[COMP_CWORD - 2]}
  case "$at $prev" in
${commands.flatMap((command) => command.options.flatMap((option) => valueCase(command, option))).join('\n')}
  esac
  case "$at" in
${commands.map(commandCase).join('\n')}
  esac
}
_emit_words() { mapfile -t COMPREPLY < <(compgen -W "$1" -- "$2"); }
_emit_paths() { compopt -o filenames 2> /dev/null; mapfile -t COMPREPLY < <(compgen -f -- "$1"); }
complete -F _emit emit
`;
}

function alternatives(texts: readonly string[]): string {
  return texts.map((text) => `"${text}"`).join(' | ');
}

function valueCase({ path }: CommandWords, { names, value }: OptionWords): string[] {
  if (value === 'none') return [];
  return [`    ${alternatives(names.map((name) => `${path} ${name}`))}) ${completing(value)}; return ;;`];
}

function commandCase({ path, commands, options, argument }: CommandWords): string {
  const names = options.flatMap((option) => option.names.filter((name) => name.startsWith('--')));
  const given =
    commands.length > 0 ? commands.map(({ name }) => name) : argument === 'none' ? names : argument;
  return `    "${path}") if [[ $cur == -* ]]; then ${completing(names)}; else ${completing(given)}; fi ;;`;
}

function completing(value: Value): string {
  if (value === 'path') return '_emit_paths "$cur"';
  return typeof value === 'string' ? ':' : `_emit_words "${value.join(' ')}" "$cur"`;
}
