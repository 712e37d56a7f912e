import fc from 'fast-check';

// The summary of a run says a failure's message only: what was wrong belongs into it, beside the example.
fc.configureGlobal({ includeErrorInReport: true });
