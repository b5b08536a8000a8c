import type { CountryCode } from './countries';
import type { Random } from './random';

interface Names {
  readonly female: readonly string[];
  readonly male: readonly string[];
  readonly family: readonly string[];
  /** Whether the family name comes first, without a space. */
  readonly familyFirst?: true;
}

const spanish: Names = {
  female: ['Fulana', 'Mengana', 'Zutana', 'Perengana', 'Lupita', 'Anónima'],
  male: ['Fulano', 'Mengano', 'Zutano', 'Perengano', 'Pepito', 'Anónimo'],
  family: ['Ejemplo', 'Muestra', 'de Prueba', 'de Tal', 'Ficticio', 'Modelo', 'Plantilla', 'Cualquiera'],
};

/** Names that are recognised there as invented. */
const namesOf: Readonly<Record<CountryCode, Names>> = {
  CN: {
    female: ['小红', '小丽', '小芳', '某某', '例子', '样本'],
    male: ['小明', '小刚', '小强', '某某', '示例', '测试'],
    family: ['张', '李', '王', '赵', '钱', '孙', '周', '吴', '甲', '乙'],
    familyFirst: true,
  },
  KR: {
    female: ['예시', '견본', '보기', '가상'],
    male: ['길동', '예제', '표본', '시험'],
    family: ['홍', '김', '이', '박', '최', '정'],
    familyFirst: true,
  },
  VN: {
    female: ['Thị A', 'Thị B', 'Thị C', 'Thị Ví Dụ', 'Thị Mẫu'],
    male: ['Văn A', 'Văn B', 'Văn C', 'Văn Ví Dụ', 'Văn Mẫu'],
    family: ['Nguyễn ', 'Trần ', 'Lê ', 'Phạm ', 'Hoàng ', 'Vũ '],
    familyFirst: true,
  },
  US: {
    female: ['Jane', 'Mary', 'Pat', 'Robin', 'Anna', 'Nora'],
    male: ['John', 'Joe', 'Richard', 'Sam', 'Alex', 'Fred'],
    family: [
      'Sample',
      'Placeholder',
      'Example',
      'Doe',
      'Roe',
      'Bloggs',
      'Specimen',
      'Testcase',
      'Mockup',
      'Stand-in',
    ],
  },
  DE: {
    female: ['Erika', 'Lieschen', 'Maria', 'Petra', 'Sabine', 'Gerda'],
    male: ['Max', 'Otto', 'Hans', 'Kurt', 'Emil', 'Fritz'],
    family: [
      'Mustermann',
      'Normalverbraucher',
      'Beispiel',
      'Platzhalter',
      'Musterfrau',
      'Probe',
      'Vorlage',
      'Muster',
    ],
  },
  FR: {
    female: ['Marie', 'Camille', 'Jeanne', 'Claude', 'Dominique', 'Lucie'],
    male: ['Jean', 'Pierre', 'Paul', 'Claude', 'Dominique', 'Jacques'],
    family: ['Exemple', 'Untel', 'Fictif', 'Modèle', 'Échantillon', 'Specimen', 'Quidam', 'Machin'],
  },
  ES: spanish,
  MX: spanish,
};

/** An invented person of a country. */
export function personOf(random: Random, country: CountryCode): { name: string; gender: 'female' | 'male' } {
  const { familyFirst, family, ...given } = namesOf[country];
  const gender = random.chance(0.55) ? 'female' : 'male';
  const [first, last] = [random.pick(given[gender]), random.pick(family)];
  return { name: familyFirst ? `${last}${first}` : `${first} ${last}`, gender };
}
