import Heart from 'lucide-react/icons/heart';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { LinkRow } from '#ui/Row.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { TextButton } from '#ui/TextButton.tsx';
import { GalleryPart } from './GalleryPart.tsx';
import { galleryPath } from './gallery-path.ts';
import { useSampleText } from './useSampleText.ts';

export function BasicsSection() {
  const words = useSampleText();
  const long = words(
    'Sulfamethoxazole and trimethoprim dispersible tablets for oral suspension',
    '复方磺胺甲噁唑口服混悬液用分散片（儿童型）',
  );
  return (
    <>
      <GalleryPart name="Button" line>
        <Button>{words('Save', '保存')}</Button>
        <Button variant="quiet">{words('Not now', '以后再说')}</Button>
        <Button variant="danger">{words('Delete', '删除')}</Button>
        <Button busy>{words('Saving', '正在保存')}</Button>
        <Button disabled>{words('Saved', '已保存')}</Button>
        <Button fullWidth>{long}</Button>
      </GalleryPart>
      <GalleryPart name="ButtonLink" line>
        <ButtonLink href={galleryPath}>{words('Open', '打开')}</ButtonLink>
        <ButtonLink href={galleryPath} variant="quiet">
          {words('Details', '查看详情')}
        </ButtonLink>
      </GalleryPart>
      <GalleryPart name="TextButton" line>
        <TextButton>{words('Undo', '撤销')}</TextButton>
        <TextButton>{long}</TextButton>
      </GalleryPart>
      <GalleryPart name="IconButton" line>
        <IconButton label={words('Like', '喜欢')} icon={<Heart aria-hidden="true" size="2rem" />} />
        <IconButton label={words('Remove', '移除')} icon={<Trash2 aria-hidden="true" size="2rem" />} disabled />
      </GalleryPart>
      <GalleryPart name="Badge" line>
        <Badge>{words('Planned', '计划中')}</Badge>
        <Badge tone="good">{words('Low', '低')}</Badge>
        <Badge tone="fair">{words('Medium', '中')}</Badge>
        <Badge tone="poor">{words('High', '高')}</Badge>
      </GalleryPart>
      <GalleryPart name="Card, LinkRow">
        <Card>
          <LinkRow
            href={galleryPath}
            title={words('Brown rice', '糙米')}
            detail={words('45 kcal in 100 g', '每 100 克 45 千卡')}
            trailing={<Badge tone="good">{words('Low', '低')}</Badge>}
          />
          <LinkRow
            href={galleryPath}
            title={long}
            detail={long}
            trailing={<Badge tone="fair">{words('Medium', '中')}</Badge>}
          />
        </Card>
        <Card title={words('This week', '本周')} padded>
          {words('Five of seven days went as planned.', '七天中有五天按计划完成。')}
        </Card>
      </GalleryPart>
      <GalleryPart name="showToast" line>
        <Button variant="quiet" onClick={() => showToast(words('Copied to the clipboard', '已复制到剪贴板'))}>
          {words('Copy', '复制')}
        </Button>
      </GalleryPart>
      <TabsPart />
    </>
  );
}

function TabsPart() {
  const words = useSampleText();
  const [period, setPeriod] = useState('week');
  const [meal, setMeal] = useState('0');
  const meals = [
    ['Breakfast', '早餐'],
    ['Morning snack', '上午加餐'],
    ['Lunch', '午餐'],
    ['Afternoon snack', '下午加餐'],
    ['Dinner', '晚餐'],
    ['Late snack', '夜宵'],
  ] as const;
  const periods = [
    { value: 'week', label: words('Week', '周') },
    { value: 'month', label: words('Month', '月') },
    { value: 'year', label: words('Year', '年') },
  ];
  return (
    <GalleryPart name="Tabs">
      <Tabs label={words('Period', '时间范围')} value={period} onChange={setPeriod} tabs={periods}>
        <Card padded>{periods.find(({ value }) => value === period)?.label}</Card>
      </Tabs>
      <Tabs
        label={words('Meal', '餐次')}
        value={meal}
        onChange={setMeal}
        tabs={meals.map(([en, zh], index) => ({ value: String(index), label: words(en, zh) }))}
      >
        <Card padded>{words(...(meals[Number(meal)] as [string, string]))}</Card>
      </Tabs>
    </GalleryPart>
  );
}
