export const AD_TYPES = ['digital', 'tv', 'print', 'radio'] as const;

export const EXTRA_SERVICES = ['design', 'reports', 'support', 'scheduling'] as const;

export const AD_CONTACTS = ['advertising', 'rates', 'mediaKit'] as const;
