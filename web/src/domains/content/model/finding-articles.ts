import type { AssessmentCode, AssessmentSection, ContentItem, HealthDataType } from '@health-app/sdk';

/** The kind of health data that each finding is most closely related to. */
const bearsOn: Partial<Record<AssessmentCode, HealthDataType>> = {
  energy: 'weight',
  macros: 'weight',
  fiber: 'bloodSugar',
  glycemicLoad: 'bloodSugar',
  sodium: 'bloodPressure',
};

/** Articles and courses about the findings that are not good. Those that cover the most findings come first. */
export function readingFor(items: readonly ContentItem[], sections: readonly AssessmentSection[]): ContentItem[] {
  const off = sections.flatMap(({ code, level }) => (level === 'good' ? [] : (bearsOn[code] ?? [])));
  const fitOf = ({ healthDataTypes }: ContentItem) => off.filter((kind) => healthDataTypes?.includes(kind)).length;
  return items.filter((item) => fitOf(item) > 0).sort((a, b) => fitOf(b) - fitOf(a));
}
