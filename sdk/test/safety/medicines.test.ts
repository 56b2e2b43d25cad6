import { describe, expect, it } from 'vitest';
import { medicines } from '../../src/generated/medicines.ts';
import { isSameMedicine, type MedicineNote, medicineNotes, strengthOf, substancesOf } from '../../src/safety/index.ts';

const idsOf = (name: string) => substancesOf(name).map(({ id }) => id);

describe('substancesOf', () => {
  it.each([
    ['Levothyroxine 50 µg', ['levothyroxine']],
    [' ＭＥＴＦＯＲＭＩＮ 500 mg', ['metformin']],
    ['左甲状腺素钠片', ['levothyroxine']],
    ['甲氨喋呤', ['methotrexate']],
    ['mtx 2.5mg', ['methotrexate']],
    ['氨酚羟考酮片', ['paracetamol', 'oxycodone']],
    ['Alendronic acid 70 mg', ['alendronate']],
    ['Co-codamol', ['paracetamol']],
    ['Metoprolol', []],
    ['Amtxol', []],
    ['', []],
  ])('substancesOf finds the substances of %j', (name, ids) => expect(idsOf(name)).toEqual(ids));
});

describe('strengthOf', () => {
  it.each([
    ['二甲双胍 0.5 g', 500],
    ['Paracetamol 500mg × 20', 500],
    ['优甲乐 50 µg', 0.05],
    ['地高辛 0.25毫克', 0.25],
    ['氨酚羟考酮 5mg/325mg', undefined],
    ['布洛芬混悬液 100mg/5ml', undefined],
    ['维生素D3', undefined],
  ])('strengthOf reads the strength of %j', (name, mg) => expect(strengthOf(name)).toBe(mg));
});

describe('isSameMedicine', () => {
  it.each([
    ['格华止', '二甲双胍缓释片 0.5 g', true],
    ['某药片 5 mg', '某药胶囊', true],
    ['Vitamin D3', 'vitamin  d3 tablets', true],
    ['维生素D3', '维生素C', false],
    ['维生素B1 片', '维生素B12 片', false],
    ['某药 × 20', '某药', true],
    ['泰诺', '感康', true],
    ['5 mg', '10 mg', false],
  ])('%j and %j are the same medicine: %s', (one, other, isSame) => {
    expect(isSameMedicine(one, other)).toBe(isSame);
    expect(isSameMedicine(other, one)).toBe(isSame);
  });
});

describe('medicineNotes', () => {
  const classed: Record<string, MedicineNote> = {
    ...{ statin: 'pregnancyStop', nsaid: 'kidney', aceInhibitor: 'pregnancyAskFirst', opioid: 'alcohol' },
    ...{ maoInhibitor: 'tyramine', benzodiazepine: 'alcohol' },
  };
  const ofClasses = medicines.filter((medicine) => classed[medicine.class ?? '']);
  it.each(ofClasses)('$id has the note of its class', ({ class: name = '', names: [brand = ''] }) => {
    expect(medicineNotes(brand, ['pregnant', 'kidneyDisease'])).toContain(classed[name]);
  });

  it.each(medicines)('$id is either stopped in a pregnancy or asked about first', ({ names: [name = ''] }) => {
    const inPregnancy = (note: string) => note.startsWith('pregnancy');
    expect(medicineNotes(name).filter(inPregnancy)).toEqual([]);
    expect(medicineNotes(name, ['pregnant']).filter(inPregnancy).length).toBeLessThan(2);
  });

  it.each([
    ['华法林钠片', [], ['steadyVitaminK', 'alcohol']],
    ['华法林钠片', ['pregnant'], ['steadyVitaminK', 'alcohol', 'pregnancyAskFirst']],
    ['阿托伐他汀钙片', [], ['grapefruit']],
    ['硝苯地平控释片', [], ['grapefruit']],
    ['地高辛', ['kidneyDisease'], ['kidney']],
    ['司来吉兰', [], ['tyramine']],
    ['泰尔丝', ['pregnant'], ['pregnancyStop']],
    ['布洛芬', ['pregnant'], ['pregnancyStop']],
    ['阿司匹林', ['pregnant'], ['pregnancyAskFirst']],
    ['甲氨蝶呤', ['pregnant'], ['pregnancyAskFirst']],
    ['丙戊酸钠', ['gestationalDiabetes'], ['pregnancyAskFirst']],
    ['可定 10mg', ['pregnant'], ['pregnancyStop']],
    ['血脂康胶囊', ['pregnant'], ['grapefruit', 'pregnancyStop']],
    ['贝那普利', ['pregnant'], []],
    ['双氯芬酸', ['kidneyDisease'], ['kidney']],
    ['二甲双胍', ['dialysis'], ['alcohol', 'kidney']],
    ['某药', ['pregnant', 'dialysis'], []],
  ])('the notes of %s for %j are %j', (name, conditions, notes) => {
    expect(medicineNotes(name, conditions)).toEqual(notes);
  });
});
