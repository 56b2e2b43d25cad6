import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readMedicines } from '../generate/medicines.ts';

const openapi = join(import.meta.dirname, '../../openapi');
const read = (path: string) => parse(readFileSync(join(openapi, path), 'utf8'));
const list = readMedicines(openapi);

/** The faults of a dictionary: in its shape, and figures or notes without a source. */
function faultsOf({ sources, classes, medicines }: typeof list): string[] {
  const isShaped = new Ajv2020({ allErrors: true }).compile(read('medication/medicines.schema.yaml'));
  const shape = isShaped({ sources, classes, medicines })
    ? []
    : (isShaped.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  const own = medicines.flatMap(({ id, piece, millilitre, most, leastDays, late, notes }) => {
    const figures = Object.entries({ piece, millilitre, most, leastDays, late }).filter(
      ([, figure]) => figure !== undefined,
    );
    return [
      ...figures.map(([name, figure]) => [`${id} ${name}`, (figure as { source: string }).source] as const),
      ...Object.entries({ ...notes }).map(([name, source]) => [`${id} ${name}`, source] as const),
    ];
  });
  const classNotes = Object.entries(classes).flatMap(([name, notes]) =>
    Object.entries(notes).map(([note, source]) => [`${name} ${note}`, source] as const),
  );
  const cited = [...own, ...classNotes];
  const names = medicines.flatMap(({ names: written, products = [] }) => [
    ...(written as string[]),
    ...(products as string[]),
  ]);
  return [
    ...shape,
    ...cited.filter(([, source]) => !Object.hasOwn(sources, source)).map(([what]) => `${what} has no source`),
    ...Object.keys(sources)
      .filter((source) => !cited.some(([, used]) => used === source))
      .map((source) => `${source} is not used`),
    ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${name} stands twice`),
  ];
}

describe('the dictionary of medicines', () => {
  it('the dictionary has its shape, and a source for each figure and note', () => {
    expect(faultsOf(list)).toEqual([]);
  });

  it.each([
    ['a figure without a source', { most: { mg: 1, days: 1 } }, /source/],
    ['a figure with an unknown source', { most: { mg: 1, days: 1, source: 'memory' } }, /new most has no source/],
    ['a largest amount without the content of a tablet', { most: { mg: 1, days: 1, source: 'nhsDigoxin' } }, /piece/],
    ['a note without a source', { notes: { alcohol: 'memory' } }, /new alcohol has no source/],
    ['an unknown note', { notes: { music: 'nhsDigoxin' } }, /property name must be valid/],
    ['a name that another row has', { names: ['paracetamol'] }, /paracetamol stands twice/],
    ['a name in capitals', { names: ['New'] }, /must match pattern/],
  ])('%s is a fault', (_, facts, fault) => {
    const row = { id: 'new', names: ['new medicine'], ...facts };
    expect(faultsOf({ ...list, medicines: [...list.medicines.slice(1), list.medicines[0] ?? {}, row] }).join()).toMatch(
      fault,
    );
  });
});

it('the reasons of a failure contain the obstacles to losing weight', () => {
  const reasons: string[] = read('shared/schemas/FailureReason.yaml').enum;
  const obstacles: string[] = read('shared/schemas/WeightLossObstacle.yaml').enum;
  expect(reasons.slice(0, obstacles.length)).toEqual(obstacles);
});
