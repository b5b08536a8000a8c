import { refusals } from './refusals';
import { model } from './specimens';

refusals(model);
