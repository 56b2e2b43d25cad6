// Rules that Redocly lacks. guides/change-the-description.md describes them; `lint/` has one file for each.
import { EveryOperation } from './lint/every-operation.mjs';
import { Examples } from './lint/examples.mjs';
import { Extensions } from './lint/extensions.mjs';
import { Failures } from './lint/failures.mjs';
import { Filters } from './lint/filters.mjs';
import { Identities } from './lint/identities.mjs';
import { Inputs } from './lint/inputs.mjs';
import { Names } from './lint/names.mjs';
import { Operations } from './lint/operations.mjs';
import { Schemas } from './lint/schemas.mjs';

export default function plugin() {
  return {
    id: 'health',
    preprocessors: { oas3: { 'every-operation': EveryOperation } },
    rules: {
      oas3: {
        operations: Operations,
        names: Names,
        extensions: Extensions,
        examples: Examples,
        failures: Failures,
        identities: Identities,
        schemas: Schemas,
        inputs: Inputs,
        filters: Filters,
      },
    },
  };
}
