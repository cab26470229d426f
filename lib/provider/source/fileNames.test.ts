import { isCameraName } from './fileNames';

it.each([
  'IMG_2031',
  'IMG-20240312-WA0012',
  'IMG_20240312_103000.jpg',
  'DSC 0042',
  'DSCN0042',
  'PXL_20240312_050000123',
  'WhatsApp Image 2024-03-12 at 10.30.00 AM (1)',
  'Screenshot 2024-03-12 at 10.30.00',
  'Screenshot_20240312-103000',
  'image',
  'Image (3)',
  'photo-1',
  'picture1.png',
  'unnamed (2)',
  'img1',
  '20240312',
  '9f86d081884c7d659a2feaa0c55ad015',
  'img-scaled',
  'flood-in-bhopal-1024x683.jpg',
  'भोपाल_बाढ़.PNG',
])('%s is a name of a file', (text) => {
  expect(isCameraName(text)).toBe(true);
});

it.each([
  '',
  '…',
  'flood-in-bhopal',
  'Photo of the minister',
  'Picture: PTI',
  'A photo from 2019',
  'बाढ़ 2024',
  'Budget 2026',
  'decade',
  'WA governor',
  'Final',
  'Image of a dam',
])('“%s” is not', (text) => {
  expect(isCameraName(text)).toBe(false);
});
