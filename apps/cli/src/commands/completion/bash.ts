import { allCommands, type CommandNode, type Follows } from './command-tree.ts';

/** Quotes a word for bash. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

const replyOf = (follows: Follows): string => {
  if ('words' in follows) return quoted(follows.words.join(' '));
  return quoted('path' in follows ? '<path>' : '');
};

const subcommandCase = ({ path, commands }: CommandNode): string[] =>
  commands.length === 0
    ? []
    : [`    ${quoted(path)}) REPLY=${quoted(commands.map(lastWord).join(' '))} ;;`];

const lastWord = ({ path }: CommandNode): string => path.slice(path.lastIndexOf(' ') + 1);

const optionsCase = ({ path, options }: CommandNode): string =>
  `    ${quoted(path)}) REPLY=${quoted(options.flatMap(({ names }) => names).join(' '))} ;;`;

const valueCases = ({ path, options }: CommandNode): string[] =>
  options.flatMap(({ names, value }) =>
    value === undefined
      ? []
      : [
          `    ${names.map((name) => quoted(`${path} ${name}`)).join('|')}) REPLY=${replyOf(value)} ;;`,
        ],
  );

/** The last argument is also the pattern for those after it, since it can be repeated. */
const argumentCases = ({ path, arguments: all }: CommandNode): string[] =>
  all.map((follows, index) => {
    const place = index === all.length - 1 ? `${quoted(`${path} `)}*` : quoted(`${path} ${index}`);
    return `    ${place}) REPLY=${replyOf(follows)} ;;`;
  });

const lines = (list: readonly string[]): string => list.map((line) => `${line}\n`).join('');

/** Builds the completion script for bash 3.2 and later; it has no dependencies. */
export function bashCompletion(name: string, root: CommandNode): string {
  const commands = allCommands(root);
  const at = `_${name.replaceAll(/\W/g, '_')}`;
  return `# Completion of ${name} for bash. Put this into ~/.bashrc:
#   eval "$(${name} completion bash)"

# Commands below a command.
${at}_commands() {
  case "$1" in
${lines(commands.flatMap(subcommandCase))}    *) REPLY='' ;;
  esac
}

# Options of a command.
${at}_options() {
  case "$1" in
${lines(commands.map(optionsCase))}    *) REPLY='' ;;
  esac
}

# What follows an option; fails for one that takes no value. <path> is a file or folder.
${at}_value() {
  case "$1 $2" in
${lines(commands.flatMap(valueCases))}    *) return 1 ;;
  esac
}

# What an argument can be, by its number.
${at}_argument() {
  case "$1 $2" in
${lines(commands.flatMap(argumentCases))}    *) REPLY='' ;;
  esac
}

${at}_offer() {
  local line
  COMPREPLY=()
  if [[ $1 == '<path>' ]]; then
    # Slashes after folders, and quotes where names need them.
    compopt -o filenames 2>/dev/null
    while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -f -- "$2")
  else
    while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -W "$1" -- "$2")
  fi
}

${at}() {
  local REPLY path='' word option='' count=0 i ended=''
  local current=\${COMP_WORDS[COMP_CWORD]}
  for ((i = 1; i < COMP_CWORD; i++)); do
    word=\${COMP_WORDS[i]}
    # bash takes --format=json apart.
    if [[ $word == '=' ]]; then continue; fi
    if [[ -n $option ]]; then option=''; continue; fi
    if [[ $word == '--' ]]; then ended=yes; continue; fi
    if [[ $word == -* && -z $ended ]]; then
      if ${at}_value "$path" "$word"; then option=$word; fi
      continue
    fi
    ${at}_commands "$path"
    if [[ " $REPLY " == *" $word "* ]]; then
      path="\${path:+$path }$word"
    else
      count=$((count + 1))
    fi
  done
  if [[ $current == '=' ]]; then current=''; fi
  if [[ -n $option ]]; then
    ${at}_value "$path" "$option"
    ${at}_offer "$REPLY" "$current"
  elif [[ $current == -* && -z $ended ]]; then
    ${at}_options "$path"
    ${at}_offer "$REPLY" "$current"
  else
    ${at}_commands "$path"
    if [[ -z $REPLY ]]; then ${at}_argument "$path" "$count"; fi
    ${at}_offer "$REPLY" "$current"
  fi
}

complete -F ${at} ${name}
`;
}
