import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import type { Bundle, Schema } from '../../openapi/document.ts';
import type { Operation } from './description.ts';
import { inputName } from './names.ts';
import { nameOfRef } from './ref.ts';
import { replySchemas } from './reply-schemas.ts';

/**
 * Prints a declaration for each schema and for the parameters of each GET, with openapi-typescript. Its output nests all of
 * them in one interface, so that an editor would show the members of a type; here each one has a name. An enumeration is
 * open in replies, because a newer server may send a value that this version does not know, and closed in inputs: an
 * enumeration in both keeps its closed name, and the members of replies that refer to it are open.
 */
export async function renderSchema(bundle: Bundle, operations: Operation[]): Promise<string> {
  const declared = bundle.components.schemas ?? {};
  const schemas = Object.fromEntries(
    Object.entries(declared).map(([name, schema]) => [name, withoutTitle(merged(schema, declared))]),
  );
  for (const operation of operations) {
    if (operation.input?.schema) schemas[inputName(operation)] = operation.input.schema;
  }
  const document = { ...bundle, paths: {}, components: { schemas } };
  const nodes = await openapiTS(document as unknown as OpenAPI3, { defaultNonNullable: false, silent: true });
  const components = nodes.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === 'components');
  const inRepliesOnly = replySchemas(bundle);
  const shared = new Map(
    Object.entries(declared).flatMap(([name, schema]) => {
      const kind = schema.enum && !inRepliesOnly.has(name) && kindOf(schema.enum);
      return kind ? [[name, kind] as const] : [];
    }),
  );
  const declarations = membersOf(components)
    .filter((member) => nameOf(member) === 'schemas')
    .flatMap((member) => membersOf(member.type))
    .map((member) =>
      declare(member, inRepliesOnly.has(nameOf(member)) ? [openEnumerations(shared), withUndefined] : [withUndefined]),
    );
  return `// Written by npm run generate. Do not edit.\n\n${declarations.map(print).join('\n')}`;
}

function print(declaration: ts.Node): string {
  return (
    astToString(declaration)
      .replace(/components\["schemas"\]\["(\w+)"\]/g, '$1')
      // Removes Markdown tags that repeat the type.
      .replace(/^ *\* @(enum \{\w+\}|constant)\n/gm, '')
      .replaceAll(' (enum property replaced by openapi-typescript)', '')
      .replace(/(\/\*\*|\*) @description /g, '$1 ')
      .replace(/^( *\*) {5}/gm, '$1 ')
      .replace(/\/\*\*\n *\* ([^\n]*)\n *\*\//g, '/** $1 */')
  );
}

/** Merges the inherited members into a schema, instead of an intersection. */
function merged(schema: Schema, schemas: Record<string, Schema>): Schema {
  if (!schema.allOf) return schema;
  const { allOf, ...own } = schema;
  const parts = allOf.map((part) => merged(schemas[nameOfRef(part.$ref ?? '')] ?? part, schemas));
  return {
    ...own,
    properties: Object.assign({}, ...parts.map((part) => part.properties), own.properties),
    required: [...new Set([...parts, own].flatMap((part) => part.required ?? []))],
  };
}

/** The name of the type replaces the title. */
function withoutTitle({ title: _, ...schema }: Schema): Schema {
  return schema;
}

function declare(member: ts.PropertySignature, transformers: ts.TransformerFactory<ts.TypeNode>[]): ts.Node {
  const { factory } = ts;
  const exported = [factory.createModifier(ts.SyntaxKind.ExportKeyword)];
  const [type] = ts.transform(member.type as ts.TypeNode, transformers).transformed;
  if (!type) throw new Error(`${nameOf(member)} has no type`);
  const node = ts.isTypeLiteralNode(type)
    ? factory.createInterfaceDeclaration(exported, nameOf(member), undefined, undefined, type.members)
    : factory.createTypeAliasDeclaration(exported, nameOf(member), undefined, type);
  return ts.setSyntheticLeadingComments(node, ts.getSyntheticLeadingComments(member));
}

/**
 * Adds `string & {}` to each union of literals, and to each reference to an enumeration that inputs contain too. The
 * compiler does not reduce this type, so editors still suggest the known values. Numbers get the same with `number & {}`.
 * @param shared the kind of each such enumeration, by name
 */
const openEnumerations =
  (shared: ReadonlyMap<string, Kind>): ts.TransformerFactory<ts.TypeNode> =>
  (context) => {
    const { factory } = ts;
    const any = (kind: Kind) =>
      factory.createParenthesizedType(
        factory.createIntersectionTypeNode([
          factory.createKeywordTypeNode(ts.SyntaxKind[kind]),
          factory.createTypeLiteralNode([]),
        ]),
      );
    const visit = (node: ts.Node): ts.Node => {
      const ofReference = ts.isIndexedAccessTypeNode(node) && shared.get(referredName(node));
      if (ofReference) return factory.createUnionTypeNode([node, any(ofReference)]);
      const kind = kindOfLiterals(node);
      if (!kind || !ts.isUnionTypeNode(node)) return ts.visitEachChild(node, visit, context);
      return factory.createUnionTypeNode([...node.types, any(kind)]);
    };
    return (node) => visit(node) as ts.TypeNode;
  };

/** The name of the schema to which a type refers. */
const referredName = (node: ts.IndexedAccessTypeNode): string =>
  ts.isLiteralTypeNode(node.indexType) && ts.isStringLiteral(node.indexType.literal) ? node.indexType.literal.text : '';

type Kind = 'StringKeyword' | 'NumberKeyword';

const kindOf = (values: unknown[]): Kind | undefined =>
  values.every((value) => typeof value === 'string')
    ? 'StringKeyword'
    : values.every((value) => typeof value === 'number')
      ? 'NumberKeyword'
      : undefined;

/** The type of the literals in a union of only literals and null. */
function kindOfLiterals(node: ts.Node): Kind | undefined {
  if (!ts.isUnionTypeNode(node)) return undefined;
  const texts = node.types.map((type) => astToString(type).trim()).filter((text) => text !== 'null');
  const isLiteral = texts.length > 1 && texts.every((text) => /^(".*"|-?\d+)$/.test(text));
  return isLiteral ? kindOf(texts.map((text) => JSON.parse(text))) : undefined;
}

/** With `exactOptionalPropertyTypes`, an optional member accepts `undefined` only if its type includes it. */
const withUndefined: ts.TransformerFactory<ts.TypeNode> = (context) => {
  const { factory } = ts;
  const visit = (node: ts.Node): ts.Node => {
    const visited = ts.visitEachChild(node, visit, context);
    if (!ts.isPropertySignature(visited) || !visited.questionToken || !visited.type) return visited;
    const undefinedType = factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword);
    const type = factory.createUnionTypeNode([visited.type, undefinedType]);
    return factory.updatePropertySignature(visited, undefined, visited.name, visited.questionToken, type);
  };
  return (node) => visit(node) as ts.TypeNode;
};

function membersOf(node: ts.Node | undefined): ts.PropertySignature[] {
  return node && (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node))
    ? node.members.filter(ts.isPropertySignature)
    : [];
}

function nameOf(member: ts.PropertySignature): string {
  return ts.isIdentifier(member.name) || ts.isStringLiteral(member.name) ? member.name.text : '';
}
