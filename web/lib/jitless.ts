// zod tries eval while schemas are being made, which the content-security policy reports. Its setting
// therefore has to stand before zod is loaded; this is the object zod keeps it in.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
