import { useState } from 'react';
import { CodeField } from '#platform/form/CodeField.tsx';
import { PhoneField } from '#platform/form/PhoneField.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import { PickerField } from '#ui/form/PickerField.tsx';
import { TagField } from '#ui/form/TagField.tsx';
import { TimeField } from '#ui/form/TimeField.tsx';
import { TimesField } from '#ui/form/TimesField.tsx';
import { GalleryPart } from './GalleryPart.tsx';
import { useSampleText } from './useSampleText.ts';

export function NumberParts() {
  const words = useSampleText();
  const [height, setHeight] = useState('');
  const [steps, setSteps] = useState('8000');
  return (
    <GalleryPart name="NumberField">
      <NumberField
        label={words('Height', '身高')}
        unit="cm"
        value={height}
        onChange={setHeight}
        range={[50, 250]}
        decimals={1}
        required
      />
      <NumberField
        label={words('Steps', '步数')}
        hint={words('A day', '每天')}
        value={steps}
        onChange={setSteps}
        range={[0, 100_000]}
      />
    </GalleryPart>
  );
}

/** The first request for a code fails, as the server does after the daily limit of a number. */
export function CodeParts() {
  const words = useSampleText();
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [tries, setTries] = useState(0);
  const send = async () => {
    setTries(tries + 1);
    if (tries === 0) throw new Error('refused');
  };
  return (
    <GalleryPart name="PhoneField, CodeField">
      <PhoneField value={phone} onChange={setPhone} />
      <CodeField value={code} onChange={setCode} purpose="kit" phoneNumber={phone} send={send} />
      <p>{words('The first try fails.', '第一次发送会失败。')}</p>
    </GalleryPart>
  );
}

export function DateParts() {
  const words = useSampleText();
  const [day, setDay] = useState('');
  const [time, setTime] = useState('08:30');
  const [times, setTimes] = useState(['07:00', '07:00']);
  return (
    <GalleryPart name="DateField, TimeField, TimesField">
      <DateField label={words('Birthday', '生日')} value={day} onChange={setDay} min="1900-01-01" max="2026-11-20" />
      <DateField
        label={words('Due date', '预产期')}
        value=""
        onChange={() => {}}
        error={words('Choose a date', '请选择日期')}
      />
      <TimeField label={words('Breakfast', '早餐')} value={time} onChange={setTime} />
      <TimesField times={times} error={words('The same time twice', '时间重复')} wrong={[1]} onChange={setTimes} />
    </GalleryPart>
  );
}

const countries = [
  ['Australia', '澳大利亚', 'Canberra', '堪培拉'],
  ['Brazil', '巴西', 'Brasília', '巴西利亚'],
  ['Canada', '加拿大', 'Ottawa', '渥太华'],
  ['China', '中国', 'Beijing', '北京'],
  ['Denmark', '丹麦', 'Copenhagen', '哥本哈根'],
  ['Egypt', '埃及', 'Cairo', '开罗'],
  ['France', '法国', 'Paris', '巴黎'],
  ['Germany', '德国', 'Berlin', '柏林'],
  ['India', '印度', 'New Delhi', '新德里'],
  ['Indonesia', '印度尼西亚', 'Jakarta', '雅加达'],
  ['Japan', '日本', 'Tokyo', '东京'],
  ['Kenya', '肯尼亚', 'Nairobi', '内罗毕'],
  ['Mexico', '墨西哥', 'Mexico City', '墨西哥城'],
  ['Norway', '挪威', 'Oslo', '奥斯陆'],
  ['Spain', '西班牙', 'Madrid', '马德里'],
  ['Thailand', '泰国', 'Bangkok', '曼谷'],
  ['Vietnam', '越南', 'Hanoi', '河内'],
] as const;

export function PickerParts() {
  const words = useSampleText();
  const [country, setCountry] = useState('Thailand');
  const [other, setOther] = useState('');
  const options = countries.map(([en, zh, capital, capitalZh]) => ({
    value: en,
    label: words(en, zh),
    detail: words(capital, capitalZh),
  }));
  return (
    <GalleryPart name="PickerField">
      <PickerField label={words('Country', '国家')} value={country} options={options} onChange={setCountry} />
      <PickerField
        label={words('Second country', '第二个国家')}
        value={other}
        options={options}
        onChange={setOther}
        placeholder={words('None yet', '尚未选择')}
        error={other ? undefined : words('Choose a country', '请选择国家')}
      />
    </GalleryPart>
  );
}

export function TagParts() {
  const words = useSampleText();
  const [tags, setTags] = useState(['香菜', 'Aubergine', 'مرحبا', 'ThisWordHasNoEnd'.repeat(4)]);
  return (
    <GalleryPart name="TagField">
      <TagField
        label={words('Foods you avoid', '忌口的食物')}
        hint={words('Six words of ten characters', '最多六个，每个十个字')}
        values={tags}
        onChange={setTags}
        maxTags={6}
        maxLength={10}
      />
      <TagField
        label={words('Foods you avoid', '忌口的食物')}
        error={words('Too few dishes are left without these foods.', '避开这些食物后，菜品太少。')}
        values={[]}
        onChange={() => {}}
        maxTags={6}
        maxLength={10}
      />
    </GalleryPart>
  );
}
