import { LegalText } from '@/components/company/LegalText';
import type { LegalDocument } from '@/lib/content/legalText';
import { DeviceList } from './DeviceList';

export const PrivacyText = ({ document }: { document: LegalDocument }) => (
  <LegalText document={document}>
    <DeviceList />
  </LegalText>
);
