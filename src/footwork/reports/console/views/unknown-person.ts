import type { ReportPerson } from '../../endpoints/report';

export const unknownPerson: ReportPerson = {
  name: null,
  age: null,
  sex: null,
  height_cm: null,
  weight_kg: null,
  shoe_size: null,
};
