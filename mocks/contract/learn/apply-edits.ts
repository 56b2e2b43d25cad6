import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isMap, isSeq, Scalar, type YAMLMap } from 'yaml';
import type { CopyEdit, Edit, EnvelopeEdit, SchemaEdit, SettingEdit } from './cause.ts';
import { YamlSource } from './yaml-source.ts';

export interface Patched {
  /** New texts of files, by path. */
  files: Map<string, string>;
  /** Edits for which no place in the files was found. */
  left: Edit[];
}

/** Applies changes to the files of a description, keeping comments and order. It writes nothing. */
export function applyEdits(folder: string, edits: Edit[]): Patched {
  const source = new YamlSource(folder);
  // Pointers refer to the unchanged description, so renames come last.
  const last = Number.MAX_SAFE_INTEGER;
  const turnOf = (edit: Edit) => {
    if (edit.do === 'copy') return edit.turn;
    return edit.do === 'wire' || edit.do === 'remove' ? last : last - 1;
  };
  const ordered = [...new Set(edits)].sort((a, b) => turnOf(a) - turnOf(b));
  const left = ordered.filter((edit) => !apply(source, edit));
  return { files: source.changes(), left };
}

function apply(source: YamlSource, edit: Edit): boolean {
  if (edit.do === 'envelope') return applyEnvelope(source, edit);
  if (edit.do === 'setting') return applySetting(source, edit);
  if (edit.do === 'copy') return applyCopy(source, edit);
  return applyToSchema(source, edit);
}

function applyToSchema(source: YamlSource, edit: SchemaEdit): boolean {
  const place = source.find(edit.at);
  const node = place && source.map(place);
  if (!place || !node) return false;
  const document = source.document(place.file);
  source.markChanged(place.file);
  const set = (map: YAMLMap, key: string, value: unknown) => {
    if (value === undefined) map.delete(key);
    else map.set(key, document.createNode(value, { flow: true }));
  };
  const named = (name: string) => source.describedName(place, name);
  switch (edit.do) {
    case 'set':
      for (const [key, value] of Object.entries(edit.keywords)) set(node, key, value);
      // An example in the former format violates the new one.
      if ('type' in edit.keywords || 'format' in edit.keywords) node.delete('examples');
      return true;
    case 'wire':
      for (const [name, sent] of Object.entries(edit.names)) setWireName(document, node, named(name), sent);
      return true;
    case 'optional':
      unrequire(node, named(edit.name));
      return true;
    case 'remove':
      unrequire(node, named(edit.name));
      propertiesOf(node)?.delete(named(edit.name));
      return true;
    case 'nullable':
      makeNullable(node, set);
      return true;
    case 'add': {
      const properties = propertiesOf(node);
      if (!properties) return false;
      if (!properties.has(edit.name)) properties.set(edit.name, document.createNode(edit.schema, { flow: true }));
      return true;
    }
    case 'agree':
      set(node, 'x-origin', 'agreed');
      set(node, 'x-agreed', { date: quoted(edit.date), team: edit.team });
      return true;
    case 'confirm':
      if (!['spec', 'agreed'].includes(String(node.get('x-origin')))) set(node, 'x-origin', 'observed');
      node.set('x-observed', quoted(edit.date));
      return true;
  }
}

function setWireName(document: Document, node: YAMLMap, name: string, sent: string | null): void {
  const names = (node.toJSON() as { 'x-wire'?: Record<string, string | null> })['x-wire'] ?? {};
  const { [name]: _, ...others } = names;
  const next = sent === name ? others : { ...others, [name]: sent };
  if (Object.keys(next).length === 0) node.delete('x-wire');
  else node.set('x-wire', document.createNode(next, { flow: true }));
}

/** Some YAML readers parse an unquoted day as a date. */
function quoted(text: string): Scalar {
  const scalar = new Scalar(text);
  scalar.type = Scalar.QUOTE_DOUBLE;
  return scalar;
}

function propertiesOf(node: YAMLMap): YAMLMap | undefined {
  const properties = node.get('properties');
  return isMap(properties) ? properties : undefined;
}

function rename(node: YAMLMap, from: string, to: string): void {
  const pair = propertiesOf(node)?.items.find(({ key }) => String(key) === from);
  if (pair) pair.key = to as never;
  const required = node.get('required');
  if (!isSeq(required)) return;
  const index = required.items.findIndex((item) => String(item) === from);
  if (index >= 0) required.set(index, to);
}

function unrequire(node: YAMLMap, name: string): void {
  const required = node.get('required');
  if (!isSeq(required)) return;
  required.items = required.items.filter((item) => String(item) !== name);
  if (required.items.length === 0) node.delete('required');
}

function makeNullable(node: YAMLMap, set: (map: YAMLMap, key: string, value: unknown) => void): void {
  const [type, ref] = [node.get('type'), node.get('$ref')];
  if (typeof ref === 'string') {
    node.delete('$ref');
    set(node, 'oneOf', [{ $ref: ref }, { type: 'null' }]);
  } else if (typeof type === 'string') set(node, 'type', [type, 'null']);
  const values = node.get('enum');
  if (isSeq(values)) values.add(null);
}

function applyCopy(source: YamlSource, { scope, copies, redirects }: CopyEdit): boolean {
  const isCopied = copies.every(({ of, name }) => source.copy(of, name, `As ${scope} sends it.`));
  return isCopied && redirects.every(({ in: user, from, to }) => source.redirect(user, from, to));
}

function applySetting(source: YamlSource, { name, value }: SettingEdit): boolean {
  const file = join(source.folder, 'shared/envelope.yaml');
  if (!existsSync(file)) return false;
  source.document(file).set(name, value);
  source.markChanged(file);
  return true;
}

/** Applies an edit to the template in `shared/envelope.yaml`. */
function applyEnvelope(source: YamlSource, { data, success, message, code }: EnvelopeEdit): boolean {
  const file = join(source.folder, 'shared/envelope.yaml');
  if (!existsSync(file)) return false;
  const document = source.document(file);
  const flagOf = (part: YAMLMap) =>
    propertiesOf(part)?.items.find(({ value }) => isMap(value) && value.has('const'))?.key;
  for (const name of ['success', 'failure', 'rejection']) {
    const part = document.get(name);
    if (!isMap(part)) return false;
    const flag = String(flagOf(part) ?? '');
    const isCode = success.name === (code ?? 'code') && name !== 'success';
    // Without a boolean, the code itself marks a failure.
    if (isCode) {
      propertiesOf(part)?.delete(flag);
      unrequire(part, flag);
    } else {
      const value =
        name === 'success' ? success.value : typeof success.value === 'boolean' ? !success.value : undefined;
      const node = propertiesOf(part)?.get(flag);
      if (isMap(node)) {
        if (value === undefined) node.delete('const');
        else node.set('const', value);
      }
      rename(part, flag, success.name);
    }
    rename(part, 'msg', message ?? 'msg');
    rename(part, 'code', isCode ? success.name : (code ?? 'code'));
    rename(part, 'data', data);
  }
  source.markChanged(file);
  return true;
}
