import { PushScript } from '@/app/[locale]/PushScript';
import { TitledFrame } from '@/components/layout/TitledFrame';
import { StaticBlock } from '@/components/static-html/StaticBlock';
import { KeptHere } from '@/features/history/KeptHere';
import { MyStoriesOutlet } from '@/features/history/MyStoriesOutlet';
import { PushPart } from '@/features/push/PushPart';
import { environment } from '@/lib/config/environment.mjs';
import type { QueryProps } from '@/lib/request/queryParam';
import { pageMetadata } from '@/lib/seo/metadata/pageMetadata';

const PATH = '/my';

export async function generateMetadata() {
  return { ...(await pageMetadata(PATH)), robots: { index: false, follow: true } };
}

export default function MyPage({ searchParams }: QueryProps) {
  const { VAPID_PUBLIC_KEY: publicKey, PUSH_QUIET_HOURS } = environment();
  const isQuietAtNight = PUSH_QUIET_HOURS !== null;
  return (
    <TitledFrame searchParams={searchParams} path={PATH}>
      <StaticBlock name="myStories" of={MyStoriesOutlet} props={{}} className="" />
      <StaticBlock name="keptHere" of={KeptHere} props={{}} className="" />
      {publicKey && (
        <StaticBlock name="push" of={PushPart} props={{ publicKey, isQuietAtNight }} className="" />
      )}
      <PushScript />
    </TitledFrame>
  );
}
