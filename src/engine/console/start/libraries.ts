/** What the console is built on, in a chunk that is evaluated in a task of its own before the console's own code. */
import '@refinedev/core';
import '@refinedev/react-router';
import '@tanstack/react-query';
import 'react-router';
