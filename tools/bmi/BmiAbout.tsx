import { useTranslations } from 'next-intl';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { ScrollingTable } from '@/tools/shared/ScrollingTable';
import { TableHead } from '@/tools/shared/TableHead';
import {
  type Bands,
  CATEGORIES,
  type Category,
  INDIAN,
  INTERNATIONAL,
  WAIST_CM,
} from './categories';

export function BmiBands() {
  const t = useTranslations('BmiAbout');
  const bmi = useTranslations('Bmi');
  const span = (bands: Bands, category: Category) => {
    const next = CATEGORIES[CATEGORIES.indexOf(category) + 1];
    const [from, to] = [bands[category], next && bands[next]];
    if (to === undefined) return t('from', { from });
    return from === 0 ? t('under', { to }) : t('between', { from, to });
  };
  return (
    <section>
      <BlockHeader id="bands" title={t('bands')} />
      <div className="grid grid-cols-1 gap-6 md:grid-cols-2 md:gap-12">
        <ScrollingTable labelledBy="bands">
          <table className="ruled-table wrap-normal">
            <TableHead columns={[t('category'), t('international'), t('indian')]} />
            <tbody>
              {CATEGORIES.map((category) => (
                <tr key={category}>
                  <th scope="row">{bmi(category)}</th>
                  <td>{span(INTERNATIONAL, category)}</td>
                  <td>{span(INDIAN, category)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollingTable>
        <div className="grid max-w-measure content-start gap-3">
          <p>{t('indianNote')}</p>
          <p>{t('waist', WAIST_CM)}</p>
          <p className="font-bold">{t('disclaimer')}</p>
        </div>
      </div>
    </section>
  );
}

export function BmiAbout() {
  const t = useTranslations('BmiAbout');
  return (
    <>
      <p>{t('formula')}</p>
      <p>{t('rounding')}</p>
      <p>{t('units')}</p>
      <p>{t('privacy')}</p>
    </>
  );
}
