import { globSync, readFileSync } from 'node:fs';
import { type ESTree, parseSync } from 'rolldown/utils';
import { expect, test } from 'vitest';

/*
 * A browser that translates the page replaces text nodes. React writes a text that is the only child
 * of an element into that element, which works; beside siblings it writes into the replaced node, or
 * fails to remove it. So a text has an element of its own: siblings are elements, visibly or by type.
 */

type Child = ESTree.JSXChild;
type Source = { file: string; text: string; program: ESTree.Program };

const SOURCES = globSync('{app,components}/**/*.tsx').map((file) =>
  read(file, readFileSync(file, 'utf8')),
);

function read(file: string, text: string): Source {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return { file, text, program };
}

/** A node and all nodes in it, in the order of the source. */
function* nodesIn(value: unknown): Generator<ESTree.Node> {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value && 'start' in value) yield value as ESTree.Node;
  for (const part of Object.values(value)) yield* nodesIn(part);
}

/** The names that are declared as `ReactNode`. */
function declaredElements({ program }: Source): string[] {
  const names: string[] = [];
  for (const node of nodesIn(program)) {
    if (node.type !== 'TSPropertySignature' && node.type !== 'Identifier') continue;
    const name = nameOf(node.type === 'Identifier' ? node : node.key);
    if (name && JSON.stringify(node.typeAnnotation ?? '').includes('"ReactNode"')) names.push(name);
  }
  return names;
}

/** Those, and the constants and functions of a file that are elements or give them. */
function namesOfElements({ program }: Source, declared: readonly string[]): Set<string> {
  const names = new Set(declared);
  for (const node of nodesIn(program)) {
    if (node.type !== 'VariableDeclarator' || !node.init) continue;
    const name = nameOf(node.id);
    if (name && (isElements(node.init, names) || gives(node.init, names))) names.add(name);
  }
  return names;
}

function nameOf(node: unknown): string | undefined {
  const { type, name, property } = node as { type: string; name?: string; property?: unknown };
  if (type === 'MemberExpression') return nameOf(property);
  return type === 'Identifier' || type === 'JSXIdentifier' ? name : undefined;
}

/** Whether a function gives elements. */
function gives(node: ESTree.Node, names: ReadonlySet<string>): boolean {
  if (node.type !== 'ArrowFunctionExpression') return false;
  if (node.body.type !== 'BlockStatement') return isElements(node.body, names);
  const returned = node.body.body.filter((one) => one.type === 'ReturnStatement');
  return returned.every(({ argument }) => !argument || isElements(argument, names));
}

/** Whether an expression can give elements only, and no text. */
function isElements(node: ESTree.Node, names: ReadonlySet<string>): boolean {
  const all = (...nodes: ESTree.Node[]) => nodes.every((one) => isElements(one, names));
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
    case 'JSXEmptyExpression':
      return true;
    case 'Literal':
      // A blank is never translated.
      return typeof node.value === 'string'
        ? node.value.trim() === ''
        : typeof node.value !== 'number';
    case 'ChainExpression':
    case 'ParenthesizedExpression':
      return all(node.expression);
    case 'LogicalExpression':
      return node.operator === '&&' ? all(node.right) : all(node.left, node.right);
    case 'ConditionalExpression':
      return all(node.consequent, node.alternate);
    case 'Identifier':
    case 'MemberExpression':
      return names.has(nameOf(node) ?? '');
    case 'CallExpression': {
      const last = node.arguments.at(-1);
      return names.has(nameOf(node.callee) ?? '') || (last !== undefined && gives(last, names));
    }
    default:
      return false;
  }
}

function isText(child: Child, names: ReadonlySet<string>): boolean {
  if (child.type === 'JSXText') return child.value.trim() !== '';
  return child.type === 'JSXExpressionContainer' && !isElements(child.expression, names);
}

const isShown = (child: Child) =>
  child.type === 'JSXText'
    ? child.value.trim() !== ''
    : child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression';

/** The components that show their children beside others, so that these must not be a text. */
function passingComponents({ program }: Source): string[] {
  const found: string[] = [];
  let component = '';
  const isPassed = (child: Child) =>
    child.type === 'JSXExpressionContainer' && nameOf(child.expression) === 'children';
  for (const node of nodesIn(program)) {
    if (node.type === 'FunctionDeclaration') component = node.id?.name ?? '';
    if (node.type !== 'JSXElement') continue;
    const shown = node.children.filter(isShown);
    if (shown.length > 1 && shown.some(isPassed)) found.push(component);
  }
  return found;
}

/** What a component returns, outside of the functions in it. */
function returned(statement: ESTree.Statement): ESTree.Expression[] {
  if (statement.type === 'IfStatement') return returned(statement.consequent);
  if (statement.type === 'BlockStatement') return statement.body.flatMap(returned);
  if (statement.type !== 'ReturnStatement' || !statement.argument) return [];
  return [statement.argument];
}

/** The texts that are not the only child of an element of the page. */
function bareTexts(source: Source, declared: readonly string[], passing: readonly string[]) {
  const names = namesOfElements(source, declared);
  const found: ESTree.Span[] = [];
  const look = (children: Child[], mayBeText: boolean) => {
    const shown = children.filter(isShown);
    if (!mayBeText || shown.length > 1) found.push(...shown.filter((one) => isText(one, names)));
  };
  for (const node of nodesIn(source.program)) {
    if (node.type === 'JSXFragment') look(node.children, false);
    if (node.type === 'JSXElement') {
      look(node.children, !passing.includes(nameOf(node.openingElement.name) ?? ''));
    }
    if (node.type === 'FunctionDeclaration' && /^[A-Z]/.test(node.id?.name ?? '')) {
      const shown = node.body?.body.flatMap(returned) ?? [];
      found.push(...shown.filter((one) => !isElements(one, names)));
    }
  }
  return found.map(({ start, end }) => {
    const line = source.text.slice(0, start).split('\n').length;
    return `${source.file}:${line} ${source.text.slice(start, end).trim()}`;
  });
}

/** All bare texts of these sources. */
function bareIn(sources: readonly Source[]): string[] {
  const declared = sources.flatMap(declaredElements);
  const passing = sources.flatMap(passingComponents);
  return sources.flatMap((source) => bareTexts(source, declared, passing));
}

test('a text is the only child of its element', () => {
  expect(SOURCES.length).toBeGreaterThan(150);
  expect(bareIn(SOURCES)).toEqual([]);
});

test.each([
  '<p><b>{label}</b> {value}</p>',
  '<p><b>Label</b> value</p>',
  '<p>{at + 1} / {count}</p>',
  '<p>{some && <b />}{text}</p>',
  '<p>{failed && texts.failed}<b /></p>',
  '<p><b />{counted(texts.count, 3)}</p>',
  '<p>{names.map((name) => name)}<b /></p>',
  '<>{text}</>',
  '<Frame>{text}</Frame>',
  'text',
])('a bare text is found: %s', (jsx) => {
  const frame =
    'function Frame({ children }: { children: ReactNode }) { return <p><b />{children}</p> }';
  const source = (shown: string) =>
    read('card.tsx', `${frame}\nfunction Card() { if (none) return null; return ${shown}; }`);
  expect(bareIn([source(jsx)])).not.toEqual([]);
  expect(bareIn([source('<p>{text}</p>')])).toEqual([]);
});
