import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { localized } from '@/lib/i18n/localized';
import { StoryScope } from '@/components/actions/StoryScope';
import { SiteFrame } from '@/components/chrome/SiteFrame';
import { statePath } from '@/lib/site/statePath';
import { stateById } from '@/lib/content/states/states';
import { currentPath } from '@/lib/site/currentPath';

type Props = { children: ReactNode; params: Promise<{ state: string }> };

/** The frame of a state's page, known or not. */
export default async function StateLayout({ children, params }: Props) {
  const [locale, pages, { state: id }] = await Promise.all([
    getLocale(),
    getTranslations('Pages'),
    params,
  ]);
  const state = stateById(id);
  const words = await getTranslations('State');
  const trail = [
    { path: '/india', name: pages('india') },
    state
      ? { path: statePath(state), name: localized(state.name, locale) }
      : { name: words('notFound') },
  ];
  return (
    <StoryScope>
      <SiteFrame path={state ? statePath(state) : await currentPath()} trail={trail}>
        <div className="page-width pb-12">{children}</div>
      </SiteFrame>
    </StoryScope>
  );
}
