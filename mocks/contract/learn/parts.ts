import type { Schema } from '../../../openapi/document.ts';
import type { Resolve } from '../schema-walk.ts';
import type { Copies } from './copies.ts';

/** A schema at its place in the description. */
export interface Part {
  schema: Schema;
  at: string;
}

/** Finds the schemas that a schema refers to or consists of. */
export class Parts {
  readonly #known = new Map<string, Part>();
  readonly #resolve: Resolve;
  readonly #copies: Copies;

  constructor(resolve: Resolve, copies: Copies) {
    this.#resolve = resolve;
    this.#copies = copies;
  }

  /** Follows references, and the one branch of "this or null". */
  of(part: Part): Part {
    const known = this.#known.get(part.at);
    if (known) return known;
    const target = this.#followed(part);
    this.#known.set(part.at, target);
    return target;
  }

  #followed({ schema, at }: Part): Part {
    if (schema.$ref)
      return this.of({
        schema: this.#resolve({ $ref: schema.$ref }),
        at: this.#copies.target(at, schema.$ref),
      });
    const branches = (schema.oneOf ?? []).map((branch, index) => ({
      schema: branch,
      at: `${at}/oneOf/${index}`,
    }));
    const others = branches.filter((branch) => branch.schema.type !== 'null');
    const [only] = others;
    return only && others.length === 1 && branches.length === 2 ? this.of(only) : { schema, at };
  }

  /** The branch of a union that shares the most names with the value. */
  variant(part: Part, value: Record<string, unknown>): Part {
    const branches = (part.schema.oneOf ?? []).map((schema, index) =>
      this.of({ schema, at: `${part.at}/oneOf/${index}` }),
    );
    const likeness = (branch: Part) =>
      this.composition(branch)
        .flatMap(({ schema }) => Object.keys(schema.properties ?? {}))
        .filter((name) => Object.hasOwn(value, name)).length;
    return branches.sort((a, b) => likeness(b) - likeness(a))[0] ?? part;
  }

  /** The schema and all parts of its composition. */
  composition(part: Part): Part[] {
    const { schema, at } = this.of(part);
    return [
      { schema, at },
      ...(schema.allOf ?? []).flatMap((one, index) => this.composition({ schema: one, at: `${at}/allOf/${index}` })),
    ];
  }
}
