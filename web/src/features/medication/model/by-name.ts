/**
 * Orders medicines by name, the same in every language: in another order, a person or a doctor would compare the wrong rows.
 * Most names are Chinese, and the order of letters is the same.
 */
export const byName = (a: { medicineName: string }, b: { medicineName: string }): number =>
  a.medicineName.localeCompare(b.medicineName, 'zh-CN');
