import type { PinRecord } from './pinAnswer';

/**
 * India Post's toll-free helpline (indiapost.gov.in, Contact us), because offices' numbers change
 * and an invented one may be real.
 */
const HELPLINE = '1800 266 6868';

/** RFC 2606 reserves `.example`, so the address is never real. */
const sampleMail = (name: string) => `${name}@post.example`;

/**
 * Five general post offices from India Post's directory (data.gov.in), coordinates to about 100 m.
 * Abbreviations have no dots, because people search without them.
 */
export const PIN_RECORDS: readonly PinRecord[] = [
  {
    pincode: '110001',
    location: { en: 'Connaught Place', hi: 'कनॉट प्लेस' },
    city: { en: 'New Delhi', hi: 'नई दिल्ली' },
    state: { en: 'Delhi', hi: 'दिल्ली' },
    district: { en: 'New Delhi', hi: 'नई दिल्ली' },
    postOffice: { en: 'New Delhi GPO', hi: 'नई दिल्ली जीपीओ' },
    phone: HELPLINE,
    email: sampleMail('newdelhi'),
    coordinates: { lat: 28.628, lng: 77.207 },
  },
  {
    pincode: '400001',
    location: { en: 'Fort', hi: 'फ़ोर्ट' },
    city: { en: 'Mumbai', hi: 'मुंबई' },
    state: { en: 'Maharashtra', hi: 'महाराष्ट्र' },
    district: { en: 'Mumbai City', hi: 'मुंबई शहर' },
    postOffice: { en: 'Mumbai GPO', hi: 'मुंबई जीपीओ' },
    phone: HELPLINE,
    email: sampleMail('mumbai'),
    coordinates: { lat: 18.939, lng: 72.837 },
  },
  {
    pincode: '700001',
    location: { en: 'BBD Bagh', hi: 'बीबीडी बाग' },
    city: { en: 'Kolkata', hi: 'कोलकाता' },
    state: { en: 'West Bengal', hi: 'पश्चिम बंगाल' },
    district: { en: 'Kolkata', hi: 'कोलकाता' },
    postOffice: { en: 'Kolkata GPO', hi: 'कोलकाता जीपीओ' },
    phone: HELPLINE,
    email: sampleMail('kolkata'),
    coordinates: { lat: 22.572, lng: 88.348 },
  },
  {
    pincode: '600001',
    location: { en: 'George Town (Parrys)', hi: 'जॉर्ज टाउन (पैरीज़)' },
    city: { en: 'Chennai', hi: 'चेन्नई' },
    state: { en: 'Tamil Nadu', hi: 'तमिलनाडु' },
    district: { en: 'Chennai', hi: 'चेन्नई' },
    postOffice: { en: 'Chennai GPO', hi: 'चेन्नई जीपीओ' },
    phone: HELPLINE,
    email: sampleMail('chennai'),
    coordinates: { lat: 13.093, lng: 80.291 },
  },
  {
    pincode: '500001',
    location: { en: 'Abids', hi: 'आबिड्स' },
    city: { en: 'Hyderabad', hi: 'हैदराबाद' },
    state: { en: 'Telangana', hi: 'तेलंगाना' },
    district: { en: 'Hyderabad', hi: 'हैदराबाद' },
    postOffice: { en: 'Hyderabad GPO', hi: 'हैदराबाद जीपीओ' },
    phone: HELPLINE,
    email: sampleMail('hyderabad'),
    coordinates: { lat: 17.389, lng: 78.477 },
  },
];
