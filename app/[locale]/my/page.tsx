import { TitledFrame } from '@/components/layout/TitledFrame';
import { KeptHere } from '@/components/my/KeptHere';
import { MyStoriesPlace } from '@/components/my/MyStoriesPlace';
import { StaticBlock } from '@/components/server-html/StaticBlock';
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
