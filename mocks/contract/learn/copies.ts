import type { Bundle, Schema } from '../../../openapi/document.ts';
import { step } from '../describe-value.ts';
import { type ContractOperation, deref } from '../operations.ts';
import { type CopyEdit, containerOf, type Edit } from './cause.ts';
import type { Scope } from './scope.ts';

const SCHEMAS = '#/components/schemas/';

/**
 * The schemas of a description as scopes need them: an operation of a scope reaches a copy where others share the schema.
 * Containers are components and replies, by their pointers. A copy has the pointer that it will have in the bundle.
 */
export class Copies {
  readonly #bundle: Bundle;
  /** The container of each operation's reply. */
  readonly #roots: Map<string, string>;
  readonly #origins = new Map<string, string>();
  /** The targets of references that differ from those of the files, by container. */
  readonly #targets = new Map<string, Map<string, string>>();
  /** The edit that makes a copy, by the copy's pointer. */
  readonly #edits = new Map<string, CopyEdit>();
  readonly #references = new Map<string, string[]>();

  constructor(bundle: Bundle, operations: ContractOperation[]) {
    this.#bundle = bundle;
    this.#roots = new Map(
      operations.map(({ id, path, method }) => {
        const reply = bundle.paths[path]?.[method]?.responses['200'];
        return [id, reply?.$ref ?? `#/paths${step(path)}/${method}`];
      }),
    );
  }

  get size(): number {
    return this.#edits.size;
  }

  /** The component to which a reference at a place leads. */
  target(at: string, reference: string): string {
    return this.#targets.get(containerOf(at))?.get(reference) ?? reference;
  }

  /** A pointer in the description as it is. */
  origin(at: string): string {
    const container = containerOf(at);
    const origin = this.#origins.get(container);
    return origin === undefined ? at : this.origin(origin + at.slice(container.length));
  }

  /** The edits that make the copies to which other edits point. */
  editsFor(edits: Edit[]): CopyEdit[] {
    const found = new Set<CopyEdit>();
    const add = (container: string) => {
      const edit = this.#edits.get(container);
      if (!edit || found.has(edit)) return;
      found.add(edit);
      for (const { of } of edit.copies) add(of);
      for (const { in: user } of edit.redirects) add(user);
    };
    for (const edit of edits) if ('at' in edit) add(containerOf(edit.at));
    // A copy of a copy comes after it.
    return [...new Set(this.#edits.values())].filter((edit) => found.has(edit));
  }

  /**
   * Gives a scope a copy of a schema, and of the schemas on the way to it that others use.
   * @returns false if the scope cannot have one
   */
  split(component: string, scope: Scope): boolean {
    const leads = (root: string) => this.#reached(new Set([root])).has(component);
    const roots = new Set([...scope.operations].flatMap((id) => this.#roots.get(id) ?? []).filter(leads));
    const others = new Set([...this.#roots].filter(([id]) => !scope.operations.has(id)).map(([, root]) => root));
    if ([...roots].some((root) => others.has(root))) return false;
    const elsewhere = this.#reached(others);
    const way = [...this.#reached(roots)].filter(leads);
    if (!elsewhere.has(component) || !way.includes(component)) return false;
    const copied = new Map(
      way.filter((one) => elsewhere.has(one)).map((one) => [one, `${this.origin(one)}Of${scope.name}`]),
    );
    if ([...copied.values()].some((name) => this.#schema(name) || this.#edits.has(name))) return false;
    const turn = new Set(this.#edits.values()).size;
    const edit: CopyEdit = { do: 'copy', turn, at: component, scope: scope.says, copies: [], redirects: [] };
    for (const [of, name] of copied) {
      edit.copies.push({ of, name });
      this.#origins.set(name, of);
      this.#targets.set(name, new Map(this.#targets.get(of)));
      this.#edits.set(name, edit);
    }
    for (const user of way) {
      const container = copied.get(user) ?? user;
      for (const reference of this.#referencesOf(container)) {
        const [from, to] = [this.target(container, reference), copied.get(this.target(container, reference))];
        if (to === undefined) continue;
        edit.redirects.push({ in: container, from, to });
        this.#targets.set(container, (this.#targets.get(container) ?? new Map()).set(reference, to));
      }
    }
    return true;
  }

  #schema(pointer: string): Schema | undefined {
    return this.#bundle.components.schemas?.[pointer.slice(SCHEMAS.length)];
  }

  /** All containers to which some lead, and these. */
  #reached(from: Set<string>): Set<string> {
    const reached = new Set(from);
    for (const container of reached)
      for (const reference of this.#referencesOf(container)) reached.add(this.target(container, reference));
    return reached;
  }

  /** The references within a container, as the files have them. */
  #referencesOf(container: string): string[] {
    const origin = this.origin(container);
    const known = this.#references.get(origin);
    if (known) return known;
    const found = [...new Set(referencesIn(this.#content(origin)))];
    this.#references.set(origin, found);
    return found;
  }

  #content(container: string): unknown {
    if (!container.startsWith('#/paths/')) return deref(this.#bundle, { $ref: container });
    const [, , path = '', method = ''] = container.split('/');
    const item = this.#bundle.paths[path.replaceAll('~1', '/').replaceAll('~0', '~')];
    return item?.[method as 'get' | 'post']?.responses['200'];
  }
}

function* referencesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === '$ref' && typeof inner === 'string' && inner.startsWith(SCHEMAS)) yield inner;
    else if (key !== 'examples') yield* referencesIn(inner);
  }
}
