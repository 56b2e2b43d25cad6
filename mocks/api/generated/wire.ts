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

/** Whether replies travel in another form than the code of the mock makes. */
export const differs: boolean = false;

/** The input of an operation in the form of the description. */
export const decodeInput = <T>(_operation: string, value: T): T => value;

/** The data of an operation in the form of the wire. */
export const encodeData = <T>(_operation: string, value: T): T => value;
