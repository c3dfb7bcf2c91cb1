import { join } from 'node:path';
import ts from 'typescript';
import { workspace } from './bundle.ts';

/** Module that plugins import. */
const entry = join(workspace, 'libs/lint/src/rule-api/rule.ts');

/** Declaration of a type or a value. */
type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.VariableDeclaration;

/** True for a declaration of the workspace, unlike one of TypeScript's own library. */
const isOwn = (node: ts.Declaration): node is Declaration =>
  (ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isVariableDeclaration(node)) &&
  !node.getSourceFile().fileName.includes('/node_modules/typescript/');

function createProgram(): ts.Program {
  const file = join(workspace, 'libs/lint/tsconfig.json');
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} };
  const config = ts.getParsedCommandLineOfConfigFile(file, { noEmit: true }, host);
  if (!config) throw new Error(`${file} can't be read.`);
  return ts.createProgram([entry], config.options);
}

/** Source of a declaration with its comment; of a value only its type. */
function sourceOf(declaration: Declaration, type: ts.TypeNode | undefined): string {
  const source = declaration.getSourceFile();
  const isValue = ts.isVariableDeclaration(declaration);
  const statement = isValue ? declaration.parent.parent : declaration;
  const comments = ts.getJSDocCommentsAndTags(statement).map((each) => `${each.getText(source)}\n`);
  const printed = type && ts.createPrinter().printNode(ts.EmitHint.Unspecified, type, source);
  const text = isValue
    ? `declare const ${declaration.name.getText(source)}: ${printed};`
    : declaration.getText(source).replace(/^export /, '');
  return comments.join('') + text;
}

/** Returns the names in a node, with their symbols. */
function symbolsIn(node: ts.Node, checker: ts.TypeChecker): readonly ts.Symbol[] {
  const own = ts.isIdentifier(node)
    ? // Nodes that were made from a type know their symbol.
      ((node as { readonly symbol?: ts.Symbol }).symbol ?? checker.getSymbolAtLocation(node))
    : undefined;
  const found = own ? [own] : [];
  ts.forEachChild(node, (child) => void found.push(...symbolsIn(child, checker)));
  return found.map((symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
  );
}

/**
 * Returns the types that plugins are written with, as one declaration file without imports: those of
 * the API for rules, and all that these refer to.
 */
export function ruleTypes(): string {
  const program = createProgram();
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(entry)!)!;
  const exported = new Set(checker.getExportsOfModule(module));
  const symbols = new Set(exported);
  const sources = new Map<string, string>();
  // A set is walked in the order of insertion, additions included.
  for (const symbol of symbols)
    for (const declaration of symbol.declarations?.filter(isOwn) ?? []) {
      const type = ts.isVariableDeclaration(declaration)
        ? checker.typeToTypeNode(
            checker.getTypeAtLocation(declaration),
            undefined,
            ts.NodeBuilderFlags.NoTruncation,
          )
        : undefined;
      for (const each of symbolsIn(type ?? declaration, checker)) symbols.add(each);
      if (sources.has(symbol.name))
        throw new Error(`Two types of the API for rules are called ${symbol.name}; rename one.`);
      const source = sourceOf(declaration, type);
      sources.set(
        symbol.name,
        exported.has(symbol) ? source.replace(/^(?=interface|type|declare)/m, 'export ') : source,
      );
    }
  // Without this, TypeScript takes every declaration for exported.
  return `${[...sources.values(), 'export {};'].join('\n\n')}\n`;
}
