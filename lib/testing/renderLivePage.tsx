import { LiveArticle } from '@/features/live/LiveArticle';
import { livePage, type LiveQuery } from '@/lib/stories/livePage';
import type { Coverage } from '@/lib/story/coverage';
import type { Story } from '@/lib/story/story';
import { renderInLocale } from './renderInLocale';
import { NOW, story } from './samples';
import type { TestedLocale } from './words';

type Given = { live: Coverage; query?: LiveQuery; given?: Partial<Story>; locale?: TestedLocale };

/** A live page as the server draws it for the query. */
export const renderLivePage = ({ live, query = {}, given, locale }: Given) =>
  renderInLocale(
    <LiveArticle
      story={{ ...story({ id: 'flood' }), ...given }}
      coverage={live}
      page={livePage(live, query)}
      origin="https://narmada24.example"
      now={NOW}
      contacts={{ phone: { display: '', href: 'tel:' }, emails: [] }}
    />,
    locale,
  );
