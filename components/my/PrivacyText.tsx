import { LegalText } from '@/components/company/LegalText';
import type { LegalDocument } from '@/lib/content/legal/section';
import { DeviceList } from './DeviceList';

/** The privacy policy, with all that is kept on the device as its last section. */
export const PrivacyText = ({ document }: { document: LegalDocument }) => (
  <LegalText document={document}>
    <DeviceList />
  </LegalText>
);
