import { configure } from '@testing-library/react';
import { HANG_LIMITS_MS } from './hang-limits.ts';

// The default is one second, which a busy machine needs to load a page's modules.
configure({ asyncUtilTimeout: HANG_LIMITS_MS.waitInJsdom });
