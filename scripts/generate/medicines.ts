import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

interface MedicineList {
  sources: Record<string, { name: string; address: string; says: string }>;
  medicines: Record<string, unknown>[];
}

/** Reads the dictionary of medicines beside the description. */
export const readMedicines = (openapi: string): MedicineList =>
  parse(readFileSync(join(openapi, 'medication/medicines.yaml'), 'utf8')) as MedicineList;

/** Prints the dictionary for the SDK. A source is replaced by its publisher, because the pages are for maintainers. */
export function renderMedicines({ sources, medicines }: MedicineList): string {
  const rows = medicines.map((medicine) => {
    const row = JSON.stringify(medicine, (key, value) => (key === 'notes' ? Object.keys(value) : value)).replace(
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
