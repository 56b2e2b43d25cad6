/**
 * npm exec tsx scripts/styles.ts  writes the types of the CSS modules to .cache/style-types
 */
import { writeStyleTypes } from '../web/style-sheets.ts';
import { readArguments } from './lib/arguments.ts';

readArguments(import.meta.filename, {});
writeStyleTypes();
