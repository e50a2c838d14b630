'use client';

import { FaultScreen } from '@/components/site/fault-screen';

export default FaultScreen;
