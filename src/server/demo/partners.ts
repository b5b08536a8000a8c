import type { CountryCode } from './countries';

interface MerchantSpec {
  readonly name: string;
  readonly brand: string;
  readonly account: string;
  readonly country: CountryCode;
  readonly status?: 'suspended';
}

interface PartnerSpec {
  readonly pcode: string;
  readonly time_zone: string;
  readonly merchants: readonly MerchantSpec[];
}

/** Three partners with twelve merchants; each merchant has a store in every city of its country. */
export const partners: readonly PartnerSpec[] = [
  {
    pcode: 'ASIA01',
    time_zone: 'Asia/Shanghai',
    merchants: [
      { name: '步安健康科技', brand: '步安足部健康', account: 'buan', country: 'CN' },
      { name: '轻履康复中心', brand: '轻履康复', account: 'qinglu', country: 'CN' },
      { name: '小脚丫儿童足迹', brand: '小脚丫', account: 'xiaojiaoya', country: 'CN' },
      { name: '바른걸음 헬스케어', brand: '바른걸음', account: 'bareun', country: 'KR' },
      { name: 'Bước Khỏe', brand: 'Bước Khỏe', account: 'buockhoe', country: 'VN' },
    ],
  },
  {
    pcode: 'EURO01',
    time_zone: 'Europe/Berlin',
    merchants: [
      { name: 'Gangwerk Orthopädie GmbH', brand: 'Gangwerk', account: 'gangwerk', country: 'DE' },
      {
        name: 'Sohlenhaus Sport KG',
        brand: 'Sohlenhaus',
        account: 'sohlenhaus',
        country: 'DE',
        status: 'suspended',
      },
      { name: 'La Bonne Foulée', brand: 'La Bonne Foulée', account: 'bonnefoulee', country: 'FR' },
      { name: 'Pisada Clara', brand: 'Pisada Clara', account: 'pisadaclara', country: 'ES' },
    ],
  },
  {
    pcode: 'AMER01',
    time_zone: 'America/New_York',
    merchants: [
      { name: 'Amblewell Foot Clinics', brand: 'Amblewell', account: 'amblewell', country: 'US' },
      { name: 'Stridehouse Running', brand: 'Stridehouse', account: 'stridehouse', country: 'US' },
      { name: 'Paso Firme', brand: 'Paso Firme', account: 'pasofirme', country: 'MX' },
    ],
  },
];
