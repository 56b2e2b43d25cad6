import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { MOCK_ENVELOPE } from '../../../scripts/generate/envelope.ts';
import { descriptionFile, wireDescriptionFile } from '../../api/description-file.ts';

/**
 * Copies the files of the description without the wire format learned from traffic, because a patch starts from the
 * application's format.
 */
export async function copyPlainDescription(folder: string): Promise<void> {
  await cp('openapi', folder, { recursive: true });
  if (descriptionFile === wireDescriptionFile) return;
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.yaml'));
  await Promise.all(
    files.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      await writeFile(join(folder, name), text.replace(/^x-wire:.*\n/gm, ''));
    }),
  );
  const { success, failure, rejection } = MOCK_ENVELOPE;
  await writeFile(join(folder, 'shared/envelope.yaml'), stringify({ success, failure, rejection }));
}
