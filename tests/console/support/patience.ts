import { configure } from '@testing-library/react';

// Pages are loaded when they are shown, and a busy machine takes its time; one second is the default.
configure({ asyncUtilTimeout: 15_000 });
