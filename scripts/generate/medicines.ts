import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

interface MedicineList {
  sources: Record<string, { name: string; address: string; says: string }>;
  /** The notes of each class, with their sources. */
  classes: Record<string, Record<string, string>>;
  medicines: (Record<string, unknown> & { class?: string; notes?: Record<string, string> })[];
}

/** Reads the dictionary of medicines beside the description. */
export const readMedicines = (openapi: string): MedicineList =>
  parse(readFileSync(join(openapi, 'medication/medicines.yaml'), 'utf8')) as MedicineList;

/** Prints the dictionary for the SDK. A source is replaced by its publisher, because the pages are for maintainers. */
export function renderMedicines({ sources, classes, medicines }: MedicineList): string {
  const rows = medicines.map((medicine) => {
    const notes = { ...medicine.notes, ...classes[medicine.class ?? ''] };
    const own = Object.keys(notes).length > 0 ? { ...medicine, notes } : medicine;
    const row = JSON.stringify(own, (key, value) => (key === 'notes' ? Object.keys(value) : value)).replace(
      /"source":"(\w+)"/g,
      (_, id: string) => `"source":${JSON.stringify(sources[id]?.name)}`,
    );
    return `  ${row.replace(/"(\w+)":/g, '$1:')},`;
  });
  return `// Written by npm run generate from openapi/medication/medicines.yaml. Do not edit.
import type { Medicine } from '../safety/medicine.ts';

export const medicines: readonly Medicine[] = [
${rows.join('\n')}
];
`;
}
