import type { Argument, Command, Option } from 'commander';

/** Values that an option or argument can take. */
export type Follows =
  /** One of these words. */
  | { readonly words: readonly string[] }
  /** A file or folder. */
  | { readonly path: true }
  /** A value without suggestions: a date, a number. */
  | Record<string, never>;

/** An option as shells complete it. */
export interface OptionNode {
  /** With their dashes: `-f`, `--format`. */
  readonly names: readonly string[];
  readonly description: string;
  /** Possible values; undefined for a switch. */
  readonly value?: Follows;
}

/** A command as shells complete it. */
export interface CommandNode {
  /** Words after the program's name: '' for the program, `leads list`. */
  readonly path: string;
  readonly description: string;
  readonly options: readonly OptionNode[];
  /** Possible arguments; the last one can be repeated. */
  readonly arguments: readonly Follows[];
  readonly commands: readonly CommandNode[];
}

/** Values of options and arguments that commander has no choices for, by placeholder. */
export type KnownWords = Readonly<Record<string, readonly string[]>>;

/** Placeholders of files and folders. */
const paths =
  /^(?:paths?|files?|folder|dir|feed|tenant|config|where|out|mapping|baseline|name\[:file\])$/;

/** The placeholder of an option or argument: `id` of `--rule <id>`. */
const placeholderOf = (flags: string): string =>
  /[<[]([^<>]*?)(?:\.\.\.)?[>\]]$/.exec(flags)?.[1] ?? '';

function followsOf(
  placeholder: string,
  choices: readonly string[] | undefined,
  known: KnownWords,
  owner: string,
): Follows {
  const words = choices ?? known[`${owner} <${placeholder}>`] ?? known[`<${placeholder}>`];
  if (words !== undefined) return { words };
  return paths.test(placeholder) ? { path: true } : {};
}

function optionNode(option: Option, known: KnownWords): OptionNode {
  const { short, long, flags, description, argChoices } = option;
  const takesValue = option.required || option.optional;
  const placeholder = placeholderOf(flags);
  return {
    names: [short, long].filter((name) => name !== undefined),
    description,
    value: takesValue ? followsOf(placeholder, argChoices, known, long ?? short ?? '') : undefined,
  };
}

const argumentNode = (argument: Argument, known: KnownWords, path: string): Follows =>
  followsOf(argument.name(), argument.argChoices, known, path);

/**
 * Builds the tree of a program's commands, options and arguments from commander. Anything hidden in
 * the help is left out.
 */
export function commandTree(
  command: Command,
  known: KnownWords,
  path: readonly string[] = [],
): CommandNode {
  const help = command.createHelp();
  const commands = help.visibleCommands(command).filter((each) => command.commands.includes(each));
  return {
    path: path.join(' '),
    description: command.description(),
    options: help.visibleOptions(command).map((option) => optionNode(option, known)),
    arguments: command.registeredArguments.map((each) => argumentNode(each, known, path.join(' '))),
    commands: commands.map((each) => commandTree(each, known, [...path, each.name()])),
  };
}

/** Returns a command and all its subcommands, in order. */
export const allCommands = (node: CommandNode): CommandNode[] => [
  node,
  ...node.commands.flatMap(allCommands),
];
