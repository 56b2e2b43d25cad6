// Written by npm run generate. Do not edit.

/** The names of the envelope's properties. A reply with this value of `success` holds data. */
export const envelope = {
  success: {
    name: 'success',
    value: true,
    otherwise: false
  },
  data: 'data',
  code: 'code',
  message: 'msg',
  reasons: 'reasons'
} as const;

/** The parts of a reply, by their meaning. */
export const readEnvelope = (body: Record<string, unknown>) => ({
  isSuccess: body.success === true,
  isFailure: body.success === false,
  data: body.data ?? null,
  code: body.code,
  message: body.msg,
  reasons: body.reasons,
});

/** The input of an operation in the form of the wire. */
export const encodeInput = <T>(_operation: string, value: T): T => value;

/** The data of an operation in the form of the description. */
export const decodeData = <T>(_operation: string, value: T): T => value;
