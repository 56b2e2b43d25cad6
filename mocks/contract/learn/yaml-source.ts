import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Document, isMap, isScalar, isSeq, parseDocument, visit, type YAMLMap } from 'yaml';

/** A place in the files of the description. */
export interface Place {
  file: string;
  steps: (string | number)[];
}

/** The YAML writer pads lists like objects, but the files pad only objects. */
const PADDED_LIST = /(: )\[ ([^[\]\n]*) \](?=,|$| \})/gm;

const nameOf = (pointer: string) => pointer.split('/').at(-1) ?? '';
const parentOf = ({ file, steps }: Place): Place => ({ file, steps: steps.slice(0, -1) });

/** Edits the files of the description at places given as pointers into the bundled document. */
export class YamlSource {
  readonly #files = new Map<string, Document>();
  readonly #components = new Map<string, string>();
  readonly #paths = new Map<string, string>();
  readonly #changed = new Set<string>();
  readonly folder: string;

  /** @param folder the folder with `openapi.yaml` */
  constructor(folder: string) {
    this.folder = folder;
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.yaml') || name.startsWith('generated')) continue;
      const file = join(folder, name);
      const kind = basename(dirname(file));
      if (kind === 'paths') this.#paths.set(/^(\/\S+):/m.exec(readFileSync(file, 'utf8'))?.[1] ?? '', file);
      else this.#components.set(`${kind}/${basename(file, '.yaml')}`, file);
    }
  }

  document(file: string): Document {
    const document = this.#files.get(file) ?? parseDocument(readFileSync(file, 'utf8'));
    this.#files.set(file, document);
    return document;
  }

  markChanged(file: string): void {
    this.#changed.add(file);
  }

  /** The new texts of the changed files. */
  changes(): Map<string, string> {
    const texts = [...this.#changed]
      .sort()
      .map((file): [string, string] => [
        file,
        this.document(file).toString({ lineWidth: 120 }).replace(PADDED_LIST, '$1[$2]'),
      ]);
    return new Map(texts.filter(([file, text]) => !existsSync(file) || text !== readFileSync(file, 'utf8')));
  }

  /** Adds a file beside that of a component. */
  copy(pointer: string, copyPointer: string, comment: string): boolean {
    const from = this.find(pointer)?.file;
    if (from === undefined) return false;
    const name = nameOf(copyPointer);
    const file = join(dirname(from), `${name}.yaml`);
    const document = this.document(from).clone();
    document.commentBefore = ` ${comment}`;
    document.set('title', name);
    if (document.get('x-origin') === 'agreed') document.set('x-origin', 'assumed');
    document.delete('x-agreed');
    this.#files.set(file, document);
    this.#components.set(`schemas/${name}`, file);
    this.markChanged(file);
    return true;
  }

  /** Lets the references of a component, or of the replies of a path, lead to a copy. */
  redirect(user: string, from: string, to: string): boolean {
    const place = this.find(user);
    if (!place) return false;
    const document = this.document(place.file);
    const [path] = place.steps;
    const node = path === undefined ? document.contents : document.getIn([...place.steps, 'responses', '200'], true);
    const [file, copy] = [`${nameOf(from)}.yaml`, `${nameOf(to)}.yaml`];
    let count = 0;
    visit(node as Document, {
      Scalar: (key, scalar) => {
        if (key === 'key' || !isScalar(scalar) || typeof scalar.value !== 'string') return;
        if (basename(scalar.value) !== file) return;
        scalar.value = join(dirname(scalar.value), copy);
        count += 1;
      },
    });
    this.markChanged(place.file);
    return count > 0;
  }

  /** @returns undefined for a pointer to a part that is in no file, such as the envelope that the generator adds */
  find(pointer: string): Place | undefined {
    const [, first = '', second = '', ...rest] = pointer
      .split('/')
      .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
    if (first === 'components') {
      const [name = '', ...inner] = rest;
      const file = this.#components.get(`${second}/${name}`);
      return file === undefined ? undefined : this.#descend({ file, steps: [] }, inner);
    }
    const file = this.#paths.get(second);
    return file === undefined ? undefined : this.#descend({ file, steps: [second] }, rest);
  }

  map({ file, steps }: Place): YAMLMap | undefined {
    const node = steps.length === 0 ? this.document(file).contents : this.document(file).getIn(steps);
    return isMap(node) ? node : undefined;
  }

  #descend(from: Place, steps: string[]): Place | undefined {
    let place = from;
    for (let index = 0; index < steps.length; index++) {
      place = this.#followed(place);
      const step = steps[index] ?? '';
      const node =
        place.steps.length === 0 ? this.document(place.file).contents : this.document(place.file).getIn(place.steps);
      const envelope = place.steps.at(-1) === 'schema' ? stepsOfEnvelope(node, steps.slice(index)) : 0;
      if (envelope > 0) {
        index += envelope - 1;
        continue;
      }
      if (!isMap(node) && !isSeq(node)) return undefined;
      const key = isSeq(node) ? Number(step) : step;
      const own =
        place.steps.at(-1) === 'properties' && !node.has(key) ? this.describedName(parentOf(place), step) : key;
      if (!node.has(own)) return undefined;
      place = { ...place, steps: [...place.steps, own] };
    }
    return place;
  }

  /**
   * Returns the name in the files of a property that the bundle calls by its wire name.
   * @param owner the object's schema
   */
  describedName(owner: Place, sent: string): string {
    const names = this.map(owner)?.get('x-wire');
    const pair = isMap(names) ? names.items.find(({ value }) => String(value) === sent) : undefined;
    if (pair) return String(pair.key);
    const parts = this.map(owner)?.get('allOf');
    for (const index of isSeq(parts) ? parts.items.keys() : []) {
      const inherited = this.describedName(this.#followed({ ...owner, steps: [...owner.steps, 'allOf', index] }), sent);
      if (inherited !== sent) return inherited;
    }
    return sent;
  }

  #followed(place: Place): Place {
    const ref = this.map(place)?.get('$ref');
    if (typeof ref !== 'string' || ref.startsWith('#')) return place;
    return this.#followed({ file: join(dirname(place.file), ref), steps: [] });
  }
}

/**
 * The number of steps that lead through the envelope of a reply, which the generator adds to the data in the files: past
 * its failures, if it has some, to the data.
 */
function stepsOfEnvelope(node: unknown, steps: string[]): number {
  const toData = steps[0] === 'oneOf' ? 4 : 2;
  const isEnvelope = steps[toData - 2] === 'properties' && isMap(node);
  return isEnvelope && !node.hasIn(steps.slice(0, toData === 4 ? 1 : 2)) ? toData : 0;
}
