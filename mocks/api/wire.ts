import type { Operation } from './description.ts';
import { decodeInput, differs, encodeData, envelope } from './generated/wire.ts';

/** The text of a body in the form that the mock's code reads. */
export function fromWire(operation: Operation | undefined, text: string): string {
  if (!differs || !operation || text === '') return text;
  try {
    return JSON.stringify(decodeInput(operation.variantOf ?? operation.id, JSON.parse(text)));
  } catch {
    // A malformed body is refused where it is read.
    return text;
  }
}

/**
 * The body of a reply as it travels.
 * @param operation undefined for a refusal before any operation
 */
export function toWire(operation: Operation | undefined, body: unknown): unknown {
  const { success, data, code, msg, reasons } = Object(body) as Record<string, unknown>;
  if (!differs || typeof success !== 'boolean') return body;
  const { name, value, otherwise }: { name: string; value: unknown; otherwise?: unknown } = envelope.success;
  const { reasons: place }: { reasons?: string } = envelope;
  if (!success) {
    return {
      ...(otherwise !== undefined && { [name]: otherwise }),
      ...{ [envelope.code]: code, [envelope.message]: msg },
      ...(place !== undefined && reasons !== undefined && { [place]: reasons }),
    };
  }
  const encoded = operation ? encodeData(operation.variantOf ?? operation.id, data) : data;
  return { [name]: value, ...(msg !== undefined && { [envelope.message]: msg }), [envelope.data]: encoded };
}
