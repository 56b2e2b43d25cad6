import { useState } from 'react';
import { Card } from '#ui/Card.tsx';
import { Chips, MultiChips } from '#ui/form/Chips.tsx';
import { Field, SelectField, TextField } from '#ui/form/Field.tsx';
import { SearchField } from '#ui/form/SearchField.tsx';
import { Stepper } from '#ui/form/Stepper.tsx';
import { Switch } from '#ui/form/Switch.tsx';
import { CodeParts, DateParts, NumberParts, PickerParts, TagParts } from './FieldParts.tsx';
import { GalleryPart } from './GalleryPart.tsx';
import { useSampleText } from './useSampleText.ts';

export function FieldsSection() {
  const words = useSampleText();
  const [text, setText] = useState('');
  const [unit, setUnit] = useState('tablet');
  const [days, setDays] = useState([1, 3]);
  const [on, setOn] = useState(true);
  const [cups, setCups] = useState(8);
  const units = [
    { value: 'tablet', label: words('Tablet', '片') },
    { value: 'capsule', label: words('Capsule', '粒') },
    { value: 'drop', label: words('Drop', '滴') },
  ];
  const weekdays = words('Mon Tue Wed Thu Fri Sat Sun', '周一 周二 周三 周四 周五 周六 周日').split(' ');
  const name = words('Name', '名称');
  return (
    <>
      <GalleryPart name="Field, TextField, SelectField">
        <Field
          label={name}
          hint={words('As on the box', '按包装填写')}
          value={text}
          onChange={(e) => setText(e.target.value)}
        />
        <Field label={name} error={words('Enter a name', '请输入名称')} value="" readOnly />
        <TextField label={words('Note', '备注')} hint={words('Up to 200 characters', '最多 200 字')} />
        <SelectField label={words('Unit', '单位')} value={unit} options={units} onChange={setUnit} />
      </GalleryPart>
      <GalleryPart name="Chips, MultiChips">
        <Chips label={words('Unit', '单位')} value={unit} options={units} onChange={setUnit} />
        <MultiChips
          label={words('Weekdays', '星期')}
          layout="scroll"
          values={days}
          options={weekdays.map((label, value) => ({ value, label }))}
          onChange={setDays}
        />
      </GalleryPart>
      <GalleryPart name="Switch">
        <Switch
          label={words('Remind me', '提醒我')}
          hint={words('Every day at noon', '每天中午')}
          checked={on}
          onChange={setOn}
        />
      </GalleryPart>
      <GalleryPart name="SearchField">
        <SearchField label={words('Search foods', '搜索食物')} value={text} onChange={setText} />
      </GalleryPart>
      <TagParts />
      <NumberParts />
      <GalleryPart name="Stepper">
        <Card padded>
          <Stepper
            label={words('Water', '饮水')}
            value={cups}
            onChange={setCups}
            min={0}
            max={10}
            unit={words('cups', '杯')}
          />
        </Card>
      </GalleryPart>
      <CodeParts />
      <DateParts />
      <PickerParts />
    </>
  );
}
