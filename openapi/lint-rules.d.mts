import type { Plugin } from '@redocly/openapi-core';

export default function plugin(): Plugin;
