import * as v from 'valibot';
import { idParam } from '#platform/routing/params.ts';
import { mirrorToken, shareToken } from './mirror-code.ts';

export const createParams = v.object({ token: v.optional(mirrorToken) });

export const detailParams = v.union([
  v.object({ token: v.union([mirrorToken, shareToken]) }),
  v.object({ recordId: idParam, with: v.optional(idParam) }),
]);
