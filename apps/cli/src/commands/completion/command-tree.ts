import type { Argument, Command, Option } from 'commander';

/** What may follow an option or stand as an argument. */
export type Follows =
  /** One of these words. */
  | { readonly words: readonly string[] }
  /** A file or folder. */
  | { readonly path: true }
  /** Something that nobody can guess: a date, a number. */
  | Record<string, never>;

/** An option as shells complete it. */
export interface OptionNode {
  /** With their dashes: `-f`, `--format`. */
  readonly names: readonly string[];
  readonly description: string;
  /** What its value can be; undefined for a switch. */
  readonly value?: Follows;
}

/** A command as shells complete it. */
export interface CommandNode {
  /** Words after the program's name: '' for the program, `leads list`. */
  readonly path: string;
  readonly description: string;
  readonly options: readonly OptionNode[];
  /** What its arguments can be; the last one may stand several times. */
  readonly arguments: readonly Follows[];
  readonly commands: readonly CommandNode[];
}

/** Words that options and arguments can be, where commander does not know: by their placeholder. */
export type KnownWords = Readonly<Record<string, readonly string[]>>;

/** Placeholders that stand for something on the disk. */
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
    ...(takesValue && { value: followsOf(placeholder, argChoices, known, long ?? short ?? '') }),
  };
}

const argumentNode = (argument: Argument, known: KnownWords, path: string): Follows =>
  followsOf(argument.name(), argument.argChoices, known, path);

/**
 * The commands of a program with their options and arguments, as commander knows them. Whatever is
 * hidden in the help is hidden here.
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

/** A command with all below it, in order. */
export const allCommands = (node: CommandNode): CommandNode[] => [
  node,
  ...node.commands.flatMap(allCommands),
];
