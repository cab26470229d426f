import { TitledFrame } from '@/components/layout/TitledFrame';
import { StaticBlock } from '@/components/static-html/StaticBlock';
import { KeptHere } from '@/features/history/KeptHere';
import { MyStoriesPlace } from '@/features/history/MyStoriesPlace';
import type { SearchParams } from '@/lib/request/queryParam';
import { pageMetadata } from '@/lib/seo/metadata/pageMetadata';

type Props = { searchParams: SearchParams };

const PATH = '/my';

export async function generateMetadata() {
  return { ...(await pageMetadata(PATH)), robots: { index: false, follow: true } };
}

export default function MyPage({ searchParams }: Props) {
  return (
    <TitledFrame searchParams={searchParams} path={PATH}>
      <StaticBlock name="myStories" of={MyStoriesPlace} props={{}} className="" />
      <StaticBlock name="keptHere" of={KeptHere} props={{}} className="" />
    </TitledFrame>
  );
}
