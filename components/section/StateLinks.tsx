import { useLocale, useTranslations } from 'next-intl';
import { PlainList } from '@/components/ui/PlainList';
import type { State } from '@/lib/content/stateRecord';
import { STATE_LIST } from '@/lib/content/states';
import { localPath } from '@/lib/i18n/language';
import { localized } from '@/lib/i18n/localized';
import { statePath } from '@/lib/pages/statePath';

const OTHERS = 5;

function statesAfter({ id }: State): readonly State[] {
  // Compared by id, because a static block may render in another bundle with its own state objects.
  const at = STATE_LIST.findIndex((state) => state.id === id);
  return [...STATE_LIST.slice(at + 1), ...STATE_LIST.slice(0, at)].slice(0, OTHERS);
}

export function StateLinks({ beside }: { beside?: State }) {
  const t = useTranslations('State');
  const india = useTranslations('India');
  const locale = useLocale();
  const states = beside ? statesAfter(beside) : STATE_LIST;
  if (states.length === 0) return null;
  const title = beside ? t('otherStates') : india('states');
  return (
    <nav aria-label={title}>
      <PlainList
        title={title}
        items={states.map((state) => ({
          name: localized(state.name, locale),
          href: localPath(statePath(state), locale),
        }))}
      />
    </nav>
  );
}
