/** A city with stores. A `#` in a phone number becomes a digit. */
export interface City {
  readonly name: string;
  readonly streets: readonly string[];
  readonly phone: string;
}

export interface Country {
  /** Hours ahead of UTC, for plausible opening hours; ignores summer time. */
  readonly utcOffset: number;
  /** The currency of its stores' orders. */
  readonly currency: 'CNY' | 'EUR' | 'USD';
  /** `{street}`, `{number}` and `{city}` are filled in. */
  readonly address: string;
  /** `{brand}` and `{city}` are filled in; default: brand, then city. */
  readonly storeName?: string;
  /** Names that are known there as placeholders. */
  readonly people: readonly string[];
  readonly cities: readonly City[];
}

/**
 * Phone numbers are from ranges reserved for fiction where a country has them (US 555-01xx, Germany's Rufnummern für
 * Medienproduktionen, France's ARCEP ranges); elsewhere the subscriber number starts with 0, which is never assigned.
 */
export const countries = {
  CN: {
    currency: 'CNY',
    utcOffset: 8,
    address: '{city}{street}{number}号',
    storeName: '{brand}{city}店',
    people: ['张三', '李四', '王五', '赵六', '钱七', '孙八'],
    cities: [
      { name: '北京', streets: ['朝阳区示例路', '海淀区步行街'], phone: '+86 10 0000 ####' },
      { name: '上海', streets: ['徐汇区样本路', '静安区健步路'], phone: '+86 21 0000 ####' },
      { name: '广州', streets: ['天河区示范大道', '越秀区足迹街'], phone: '+86 20 0000 ####' },
      { name: '深圳', streets: ['南山区虚构路', '福田区步态大道'], phone: '+86 755 0000 ####' },
      { name: '成都', streets: ['锦江区例子街', '武侯区慢行路'], phone: '+86 28 0000 ####' },
    ],
  },
  US: {
    currency: 'USD',
    utcOffset: -6,
    address: '{number} {street}, {city}',
    people: ['Jane Sample', 'John Placeholder', 'Mary Example', 'Richard Roe', 'Jane Doe', 'Joe Bloggs'],
    cities: [
      { name: 'New York', streets: ['Example Avenue', 'Sole Street'], phone: '+1 212 555 01##' },
      { name: 'Chicago', streets: ['Instep Boulevard', 'Sample Street'], phone: '+1 312 555 01##' },
      { name: 'Denver', streets: ['Arch Road', 'Placeholder Lane'], phone: '+1 303 555 01##' },
      { name: 'Austin', streets: ['Stride Drive', 'Nowhere Street'], phone: '+1 512 555 01##' },
      { name: 'Seattle', streets: ['Footpath Way', 'Fictional Avenue'], phone: '+1 206 555 01##' },
    ],
  },
  ES: {
    currency: 'EUR',
    utcOffset: 1,
    address: '{street}, {number}, {city}',
    people: ['Fulano de Tal', 'Mengana Ejemplo', 'Zutano Muestra', 'Perengana Ficticia'],
    cities: [
      { name: 'Madrid', streets: ['Calle del Ejemplo', 'Calle de la Huella'], phone: '+34 910 000 0##' },
      { name: 'Barcelona', streets: ['Carrer de la Mostra', 'Carrer del Pas'], phone: '+34 930 000 0##' },
      { name: 'Valencia', streets: ['Calle Ficticia', 'Calle del Paso'], phone: '+34 960 000 0##' },
      { name: 'Sevilla', streets: ['Calle de la Zancada', 'Calle Inventada'], phone: '+34 950 000 0##' },
      { name: 'Bilbao', streets: ['Calle del Sendero', 'Calle de Muestra'], phone: '+34 940 000 0##' },
    ],
  },
  MX: {
    currency: 'USD',
    utcOffset: -6,
    address: '{street} {number}, {city}',
    people: ['Juan Ejemplo', 'María Ficticia', 'Pedro Muestra', 'Lupita de Prueba'],
    cities: [
      { name: 'Ciudad de México', streets: ['Avenida Ejemplo', 'Calle del Paso'], phone: '+52 55 0000 ####' },
      { name: 'Guadalajara', streets: ['Avenida de la Pisada', 'Calle Ficticia'], phone: '+52 33 0000 ####' },
      { name: 'Monterrey', streets: ['Calzada de la Huella', 'Calle Muestra'], phone: '+52 81 0000 ####' },
      { name: 'Puebla', streets: ['Calle Inventada', 'Avenida del Arco'], phone: '+52 222 000 ####' },
      { name: 'Mérida', streets: ['Paseo del Ejemplo', 'Calle del Sendero'], phone: '+52 999 000 ####' },
    ],
  },
  DE: {
    currency: 'EUR',
    utcOffset: 1,
    address: '{street} {number}, {city}',
    people: [
      'Erika Mustermann',
      'Max Mustermann',
      'Otto Normalverbraucher',
      'Lieschen Müller',
      'Hans Beispiel',
    ],
    cities: [
      { name: 'Berlin', streets: ['Musterstraße', 'Gangallee'], phone: '+49 30 23125 ###' },
      { name: 'Hamburg', streets: ['Beispielweg', 'Sohlengasse'], phone: '+49 40 66969 ###' },
      { name: 'München', streets: ['Fersenplatz', 'Musterallee'], phone: '+49 89 99998 ###' },
      { name: 'Köln', streets: ['Spannstraße', 'Beispielgasse'], phone: '+49 221 4710 ###' },
      { name: 'Frankfurt', streets: ['Ballenweg', 'Musterring'], phone: '+49 69 90009 ###' },
    ],
  },
  FR: {
    currency: 'EUR',
    utcOffset: 1,
    address: '{number} {street}, {city}',
    people: ['Jean Exemple', 'Camille Untel', 'Marie Fictive', 'Pierre Modèle'],
    cities: [
      { name: 'Paris', streets: ["rue de l'Exemple", 'rue du Pas'], phone: '+33 1 99 00 ## ##' },
      { name: 'Lyon', streets: ['rue de la Semelle', 'rue Fictive'], phone: '+33 4 65 71 ## ##' },
      { name: 'Marseille', streets: ['boulevard de la Marche', 'rue du Modèle'], phone: '+33 4 65 71 ## ##' },
      {
        name: 'Toulouse',
        streets: ['allée de la Foulée', "rue de l'Échantillon"],
        phone: '+33 5 36 49 ## ##',
      },
      { name: 'Nantes', streets: ['quai de la Voûte', 'rue du Témoin'], phone: '+33 2 61 91 ## ##' },
    ],
  },
  KR: {
    currency: 'CNY',
    utcOffset: 9,
    address: '{city} {street} {number}',
    storeName: '{brand} {city}점',
    people: ['홍길동', '김예시', '이견본', '박보기'],
    cities: [
      { name: '서울', streets: ['예시대로', '걸음길'], phone: '+82 2 0000 ####' },
      { name: '부산', streets: ['견본로', '발자국길'], phone: '+82 51 000 ####' },
      { name: '대구', streets: ['보기로', '산책길'], phone: '+82 53 000 ####' },
      { name: '인천', streets: ['가상대로', '보행로'], phone: '+82 32 000 ####' },
      { name: '대전', streets: ['샘플로', '발걸음길'], phone: '+82 42 000 ####' },
    ],
  },
  VN: {
    currency: 'CNY',
    utcOffset: 7,
    address: '{number} {street}, {city}',
    people: ['Nguyễn Văn A', 'Trần Thị B', 'Lê Văn C', 'Phạm Thị D'],
    cities: [
      { name: 'Hà Nội', streets: ['phố Ví Dụ', 'phố Bước Chân'], phone: '+84 24 0000 ####' },
      { name: 'TP. Hồ Chí Minh', streets: ['đường Mẫu', 'đường Dấu Chân'], phone: '+84 28 0000 ####' },
      { name: 'Đà Nẵng', streets: ['đường Ví Dụ', 'đường Đi Bộ'], phone: '+84 236 000 ####' },
      { name: 'Hải Phòng', streets: ['phố Mẫu', 'phố Gót Chân'], phone: '+84 225 000 ####' },
      { name: 'Cần Thơ', streets: ['đường Minh Họa', 'đường Vòm Chân'], phone: '+84 292 000 ####' },
    ],
  },
} as const satisfies Record<string, Country>;

export type CountryCode = keyof typeof countries;
