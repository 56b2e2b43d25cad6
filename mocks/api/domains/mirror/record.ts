import { bodyMassIndex } from '../../../../sdk/src/safety/index.ts';
import { moment, msOf, timestamp } from '../../engine/days.ts';
import { type Generated, generated } from '../../engine/generated-by.ts';
import { codeOf } from '../../engine/hash.ts';
import type {
  MirrorConfirmInput,
  MirrorMeasure,
  MirrorRecord,
  MirrorRecordInfo,
  MirrorResult,
  MirrorView,
} from '../../generated/operations.ts';

/** The body of a confirmed record. */
export type Confirmation = Pick<MirrorConfirmInput, 'birthDate' | 'height' | 'weight'>;

export interface Measurement {
  /** The record at the start of the world. */
  base: MirrorRecord;
  /** From the code on the mirror; old records have none. */
  token?: string;
  /** The mirror shows its code from the first request for it. */
  shownAt?: Date;
  confirmed?: Confirmation & { at: Date };
  isOwn: boolean;
  /** The name of the account that confirmed it; empty for a guest. */
  owner?: string;
  /** Measures that the examples give. */
  known?: MirrorResult;
  /** Whether the person withdrew the consent to its pictures. */
  isWithdrawn?: boolean;
}

const PICTURES_KEPT = 30 * 86_400_000;

/** A shared record, and the measures that its own are scaled from. */
export interface SharedResult {
  record: Measurement;
  template: MirrorResult;
}

const TIME_TO_CONFIRM = 10 * 60_000;
/** The pictures are ready one second after the confirmation, the measures after eight seconds. */
const PICTURES = 1_000;
const ANALYSIS = 8_000;

export function confirm(record: Measurement, { birthDate, height, weight }: Confirmation, owner: string, now: Date) {
  record.shownAt ??= now;
  record.confirmed = { birthDate, height, weight, at: now };
  record.isOwn = owner !== '';
  record.owner = owner;
}

/** The current state of the record: a confirmed record proceeds to its analysis, an unconfirmed one expires. */
export function recordOf({ base, shownAt, confirmed }: Measurement, now: Date): MirrorRecord {
  if (base.status !== 'pending') return base;
  const createdAt = timestamp(shownAt ?? now);
  if (!confirmed) {
    const isOver = now.getTime() - (shownAt ?? now).getTime() >= TIME_TO_CONFIRM;
    return isOver ? { ...base, createdAt, status: 'failed', failReason: 'expired' } : { ...base, createdAt };
  }
  const { height, weight, at } = confirmed;
  const passed = now.getTime() - at.getTime();
  const measuredAt = passed >= PICTURES ? timestamp(moment(at.getTime() + PICTURES)) : null;
  const record = { ...base, createdAt, height, weight, measuredAt };
  const progress = Math.min(100, Math.floor((passed / ANALYSIS) * 100));
  if (progress < 100) return { ...record, status: 'analysing', progress };
  if (!isPlausible(confirmed)) return { ...record, status: 'failed', failReason: 'implausible', progress: 80 };
  return { ...record, status: 'ready', progress };
}

/** The record without its measures, but with its girths if it is ready. */
export function shownOf(record: Measurement, template: MirrorResult, now: Date): MirrorRecord {
  const {
    front: _front,
    side: _side,
    girths: _girths,
    shareToken: _shareToken,
    generatedBy: _generatedBy,
    generatedAt: _generatedAt,
    ...shown
  } = resultOf(record, template, now);
  return shown;
}

export function infoOf(
  record: Measurement,
  template: MirrorResult,
  now: Date,
): Omit<MirrorRecordInfo, 'token' | 'profile'> {
  record.shownAt ??= record.base.status === 'pending' ? now : moment(record.base.createdAt);
  const expiresAt = timestamp(moment(record.shownAt.getTime() + TIME_TO_CONFIRM));
  return { ...shownOf(record, template, now), expiresAt };
}

/** The record with its measures if it is ready: those of the examples, or else the template's scaled to the person. */
export function resultOf(record: Measurement, template: MirrorResult, now: Date): MirrorResult {
  const result = withPictures(record.known ?? measured(record, template, now), record.isWithdrawn ?? false, now);
  return record.isWithdrawn ? { ...result, shareToken: null } : result;
}

/** Pictures are deleted after 30 days, and when the consent to them is withdrawn. */
function withPictures(result: MirrorResult, isWithdrawn: boolean, now: Date): MirrorResult {
  const { status, measuredAt, front, side } = result;
  const age = now.getTime() - msOf(measuredAt ?? '');
  const hasPictures = status === 'ready' && age < PICTURES_KEPT && !isWithdrawn;
  return hasPictures
    ? { ...result, hasPictures }
    : { ...result, hasPictures, front: withoutPicture(front), side: withoutPicture(side) };
}

/** A view without its picture, for other people and after the deletion of the pictures. */
export const withoutPicture = (view: MirrorView | null): MirrorView | null => view && { ...view, picture: null };

function measured(record: Measurement, template: MirrorResult, now: Date): MirrorResult {
  const shown = recordOf(record, now);
  if (shown.status !== 'ready')
    return { ...shown, ...generated(null), front: null, side: null, girths: [], shareToken: null };
  const scaled = scale(template, shown);
  const mark = generated(shown.measuredAt);
  return { ...shown, ...mark, ...scaled, shareToken: `ms-${codeOf(`${shown.recordId}${record.owner ?? ''}`)}` };
}

/** Scales measures with the square root of weight for height; values that a list has shown stay. */
function scale(
  template: MirrorResult,
  { height, weight, waist, hip }: MirrorRecord,
): Omit<MirrorResult, keyof MirrorRecord | keyof Generated | 'shareToken'> & Pick<MirrorRecord, 'waist' | 'hip'> {
  const indexOf = (of: { height: number | null; weight: number | null }) =>
    bodyMassIndex({ height: of.height ?? 1, weight: of.weight ?? 1 }) ?? 1;
  const factor = Math.sqrt(indexOf({ height, weight }) / indexOf(template));
  const listed: Record<string, number | null> = { waist, hip };
  const grow = (measures: MirrorMeasure[]): MirrorMeasure[] =>
    measures.map((measure) => {
      const value = measure.unit === 'cm' ? measure.value * factor : measure.value;
      return { ...measure, value: listed[measure.code] ?? Math.round(value * 10) / 10 };
    });
  const view = (of: MirrorView | null) => (of ? { ...of, measures: grow(of.measures) } : null);
  const girths = grow(template.girths);
  const girth = (code: string) => girths.find((measure) => measure.code === code)?.value ?? null;
  return { front: view(template.front), side: view(template.side), girths, waist: girth('waist'), hip: girth('hip') };
}

/** Outside this range, no outline matches the height and weight. */
function isPlausible({ height, weight }: Confirmation): boolean {
  const index = bodyMassIndex({ height, weight });
  return index !== undefined && index >= 12 && index <= 60;
}
